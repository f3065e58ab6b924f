/**
 * The components of spells: words, gestures, and materials.
 *
 * @source SRD 5.2.1, Spells, Components (page 105)
 */
export const SPELL_COMPONENTS = ['verbal', 'somatic', 'material'] as const

/** The id of a component of spells. */
export type SpellComponent = (typeof SPELL_COMPONENTS)[number]
