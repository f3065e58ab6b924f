import { z } from 'zod'

/** What an id looks like: lower-case Latin letters and digits, words joined by hyphens. */
export const ID_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** An id. */
export const idSchema: z.ZodString = z.string().regex(ID_PATTERN)

/** Words that a person reads: not empty, and not only spaces, which are left out around them. */
export const wordsSchema: z.ZodString = z.string().trim().min(1)
