import { askedWords } from '../../shared/asked-words.ts'
import type { T } from '../../shared/make-t.ts'

export { Problem, ProblemElsewhere } from './Problem.tsx'

/** The strings that explain problems. */
export const errorWords = (): Promise<T> => askedWords('errors')
