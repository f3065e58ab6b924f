import { askedWords } from '../../shared/asked-words.ts'
import type { T } from '../../shared/make-t.ts'

export { Problem, ProblemElsewhere } from './Problem.tsx'

/** The words that explain problems. */
export const errorWords = (): Promise<T> => askedWords('errors')
