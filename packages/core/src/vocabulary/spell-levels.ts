import { isOneOf } from '../one-of.ts'

/**
 * The levels of spells; those of level 0 are cantrips.
 *
 * @source SRD 5.2.1, Spells, Spell Level (page 104)
 */
export const SPELL_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The level of a spell: 0 for a cantrip. */
export type SpellLevel = (typeof SPELL_LEVELS)[number]

/** Whether a value is the level of a spell: 0 for a cantrip. */
export const isSpellLevel = (value: unknown): value is SpellLevel => isOneOf(value, SPELL_LEVELS)

/**
 * The levels of spell slots: a cantrip needs none.
 *
 * @source SRD 5.2.1, Spells, Spell Slots (page 104)
 */
export const SLOT_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The level of a spell slot. */
export type SlotLevel = (typeof SLOT_LEVELS)[number]

/** Whether a value is the level of a spell slot. */
export const isSlotLevel = (value: unknown): value is SlotLevel => isOneOf(value, SLOT_LEVELS)

/** How many spell slots there are of each level. */
export type SlotsByLevel = Readonly<Record<SlotLevel, number>>
