import type { T } from '../../shared/make-t.ts'
import { useModule } from '../state/use-module.ts'
import type * as Code from './explanations.ts'

/** What explains problems: its code and its words. */
type Explanations = Pick<typeof Code, 'Problem' | 'ProblemElsewhere'> & { readonly errors: T }

const load = async (): Promise<Explanations> => {
  const code = await import('./explanations.ts')
  return { ...code, errors: await code.errorWords() }
}

/** Explains problems. Most readers make no mistake, so this (4 kB) is fetched when one reaches for the calculator. */
export const useExplanations = (isReached: boolean): Explanations | undefined => useModule(load, isReached)
