import type { T } from '../../shared/make-t.ts'
import { useModule } from '../../shared/use-module.ts'
import type * as Code from './explanations.ts'

/** The code and strings that explain problems. */
type Explanations = Pick<typeof Code, 'Problem' | 'ProblemElsewhere'> & { readonly errors: T }

const load = async (): Promise<Explanations> => {
  const code = await import('./explanations.ts')
  return { ...code, errors: await code.errorWords() }
}

/** Explains problems. Most readers make no mistake, so this (4 kB) is fetched on the first interaction. */
export const useExplanations = (isCodeNeeded: boolean): Explanations | undefined => useModule(load, isCodeNeeded)
