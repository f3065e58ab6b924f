import { z } from 'zod'
import { ENTRY_ID_PATTERN, ID_PATTERN, SPELL_SCHEME } from '../markdown/index.ts'
import { LIMITS } from './limits.ts'

/** An id. */
export const idSchema: z.ZodString = z.string().regex(ID_PATTERN)

/** The id of an entry or heading. */
export const entryIdSchema: z.ZodString = z.string().regex(ENTRY_ID_PATTERN)

/** A text that is not blank; it is trimmed. */
export const wordsSchema: z.ZodString = z.string().trim().min(1)

/** A name, for example a title or a term. */
export const nameSchema: z.ZodString = wordsSchema.max(LIMITS.nameLength)

/**
 * The id that a spell has in the compendium.
 *
 * @param id - the id of its entry
 * @example
 * spellOf('spell:fireball') // => 'fireball'
 */
export const spellOf = (id: string): string => id.slice(SPELL_SCHEME.length)

/**
 * The id of the entry of a spell.
 *
 * @param id - the id in the compendium
 * @example
 * spellEntry('fireball') // => 'spell:fireball'
 */
export const spellEntry = (id: string): string => `${SPELL_SCHEME}${id}`

/**
 * Whether the id of an entry is that of a spell.
 *
 * @example
 * isSpell('spell:darkness') // => true
 * isSpell('darkness') // => false
 */
export const isSpell = (id: string): boolean => id.startsWith(SPELL_SCHEME)
