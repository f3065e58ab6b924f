import { z } from 'zod'
import { ID_PATTERN } from '../markdown/index.ts'

/** An id. */
export const idSchema: z.ZodString = z.string().regex(ID_PATTERN)

/** Words that a person reads: not empty, and not only spaces, which are left out around them. */
export const wordsSchema: z.ZodString = z.string().trim().min(1)
