import { fetchStrings } from '../../shared/fetch-strings.ts'
import type { T } from '../../shared/make-t.ts'

export { Problem, ProblemElsewhere } from './Problem.tsx'

/** The strings that explain problems. */
export const errorWords = (): Promise<T> => fetchStrings('errors')
