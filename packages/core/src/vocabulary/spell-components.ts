import { isOneOf } from '../one-of.ts'

/**
 * The components of spells: words, gestures, and materials.
 *
 * @source SRD 5.2.1, Spells, Components (page 105)
 */
export const SPELL_COMPONENTS = ['verbal', 'somatic', 'material'] as const

/** The id of a component of spells. */
export type SpellComponent = (typeof SPELL_COMPONENTS)[number]

/** Whether a value is the id of a component of spells. */
export const isSpellComponent = (value: unknown): value is SpellComponent => isOneOf(value, SPELL_COMPONENTS)
