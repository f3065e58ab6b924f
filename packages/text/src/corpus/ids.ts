import { z } from 'zod'
import { ID_PATTERN } from '../markdown/index.ts'
import { LIMITS } from './limits.ts'

/** An id. */
export const idSchema: z.ZodString = z.string().regex(ID_PATTERN)

/** A text that is not blank; it is trimmed. */
export const wordsSchema: z.ZodString = z.string().trim().min(1)

/** A name, for example a title or a term. */
export const nameSchema: z.ZodString = wordsSchema.max(LIMITS.nameLength)
