import { z } from 'zod'
import { CREATURE_SCHEME, ENTRY_ID_PATTERN, ID_PATTERN, PART_SCHEME, SPELL_SCHEME } from '../markdown/index.ts'
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

/**
 * Whether the id of an entry is that of a creature.
 *
 * @example
 * isCreature('creature:owlbear') // => true
 */
export const isCreature = (id: string): boolean => id.startsWith(CREATURE_SCHEME)

/**
 * The id that a creature has in the compendium.
 *
 * @param id - the id of its entry
 * @example
 * creatureOf('creature:owlbear') // => 'owlbear'
 */
export const creatureOf = (id: string): string => id.slice(CREATURE_SCHEME.length)

/**
 * The id of the entry of a creature.
 *
 * @param id - the id in the compendium
 * @example
 * creatureEntry('owlbear') // => 'creature:owlbear'
 */
export const creatureEntry = (id: string): string => `${CREATURE_SCHEME}${id}`

/** Whether the id of an entry is that of a trait or an action that creatures share. */
export const isCreaturePart = (id: string): boolean => id.startsWith(PART_SCHEME)

/** The id that a shared trait or action has in the compendium. */
export const creaturePartOf = (id: string): string => id.slice(PART_SCHEME.length)

/** The id of the entry of a shared trait or action. */
export const creaturePartEntry = (id: string): string => `${PART_SCHEME}${id}`

/** Whether the id of an entry is that of a rule: not of what the compendium has facts of. */
export const isRule = (id: string): boolean => !isSpell(id) && !isCreature(id) && !isCreaturePart(id)
