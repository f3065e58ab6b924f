import type { SpeciesTrait } from '../../vocabulary/species-traits.ts'

/** How a special trait is used that is not always active. */
export interface SpeciesTraitUse {
  readonly trait: SpeciesTrait
  /** the character level from which the trait is available */
  readonly fromLevel: number
  /** what using it takes: its own action, one attack of the Attack action, a Reaction, or nothing */
  readonly takes: 'bonus-action' | 'attack' | 'nothing' | 'varies'
  /** as many uses as the Proficiency Bonus, or one */
  readonly uses: 'proficiency-bonus' | 'one'
  /** the shortest rest that restores all uses */
  readonly restoredBy: 'short-rest' | 'long-rest'
  /** how long it lasts; 0 for no duration */
  readonly durationMinutes: number
}

/**
 * The special traits with a limited number of uses before a rest. What a Giant Ancestry takes depends on the giant.
 *
 * @source SRD 5.2.1, Character Origins, Species Descriptions (pages 84 to 86)
 */
export const SPECIES_TRAIT_USES = [
  { trait: 'breath-weapon',        fromLevel: 1, takes: 'attack',       uses: 'proficiency-bonus', restoredBy: 'long-rest',  durationMinutes:  0 },
  { trait: 'draconic-flight',      fromLevel: 5, takes: 'bonus-action', uses: 'one',               restoredBy: 'long-rest',  durationMinutes: 10 },
  { trait: 'stonecunning',         fromLevel: 1, takes: 'bonus-action', uses: 'proficiency-bonus', restoredBy: 'long-rest',  durationMinutes: 10 },
  { trait: 'giant-ancestry',       fromLevel: 1, takes: 'varies',       uses: 'proficiency-bonus', restoredBy: 'long-rest',  durationMinutes:  0 },
  { trait: 'large-form',           fromLevel: 5, takes: 'bonus-action', uses: 'one',               restoredBy: 'long-rest',  durationMinutes: 10 },
  { trait: 'adrenaline-rush',      fromLevel: 1, takes: 'bonus-action', uses: 'proficiency-bonus', restoredBy: 'short-rest', durationMinutes:  0 },
  { trait: 'relentless-endurance', fromLevel: 1, takes: 'nothing',      uses: 'one',               restoredBy: 'long-rest',  durationMinutes:  0 },
] as const satisfies readonly SpeciesTraitUse[]

/**
 * The other figures in the special traits of the species.
 *
 * @source SRD 5.2.1, Character Origins, Species Descriptions (pages 84 to 86)
 */
export const SPECIES_TRAIT_FIGURES = {
  breathWeaponDcBase:             8,
  breathWeaponConeFeet:          15,
  breathWeaponLineFeet:          30,
  breathWeaponLineWidthFeet:      5,
  dwarvenToughnessPerLevel:       1,
  stonecunningFeet:              60,
  drowDarkvisionFeet:           120,
  woodElfSpeedFeet:              35,
  tranceHours:                    4,
  largeFormSpeedFeet:            10,
  powerfulBuildSizesLarger:       1,
  halflingLuckRerolls:            1,
  skillfulSkills:                 1,
  versatileOriginFeats:           1,
  relentlessEnduranceHitPoints:   1,
} as const

/**
 * The damage of a Breath Weapon from each character level on.
 *
 * @source SRD 5.2.1, Character Origins, Breath Weapon (page 84)
 */
export const BREATH_WEAPON_DAMAGE = [
  { fromLevel:  1, damage: '1d10' },
  { fromLevel:  5, damage: '2d10' },
  { fromLevel: 11, damage: '3d10' },
  { fromLevel: 17, damage: '4d10' },
] as const
