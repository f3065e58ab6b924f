import type { DraconicAncestor } from '../../vocabulary/species.ts'

/**
 * The damage of a Breath Weapon from each character level on, in SRD 5.1.
 *
 * @source SRD 5.1, Races, Dragonborn (pages 5 and 6)
 */
export const SRD_5_1_BREATH_WEAPON_DAMAGE = [
  { fromLevel:  1, damage: '2d6' },
  { fromLevel:  6, damage: '3d6' },
  { fromLevel: 11, damage: '4d6' },
  { fromLevel: 16, damage: '5d6' },
] as const

/** The area of a Breath Weapon, and the saving throw against it. */
export interface AncestralBreath {
  readonly shape: 'cone' | 'line'
  readonly save: 'dexterity' | 'constitution'
}

/**
 * The area and the saving throw of each draconic ancestry in SRD 5.1.
 *
 * @source SRD 5.1, Races, Draconic Ancestry (page 5)
 */
export const SRD_5_1_ANCESTRAL_BREATHS = {
  black:  { shape: 'line', save: 'dexterity' },
  blue:   { shape: 'line', save: 'dexterity' },
  brass:  { shape: 'line', save: 'dexterity' },
  bronze: { shape: 'line', save: 'dexterity' },
  copper: { shape: 'line', save: 'dexterity' },
  gold:   { shape: 'cone', save: 'dexterity' },
  green:  { shape: 'cone', save: 'constitution' },
  red:    { shape: 'cone', save: 'dexterity' },
  silver: { shape: 'cone', save: 'constitution' },
  white:  { shape: 'cone', save: 'constitution' },
} as const satisfies Readonly<Record<DraconicAncestor, AncestralBreath>>
