import { ANY_INTEGER, FROM_0, FROM_1, requireInteger } from '../../bounds.ts'
import { requireEachOf, requireKeyOf, requireOneOf } from '../../one-of.ts'
import { ENVIRONMENT_FIGURES } from '../../tables/hazards/environment-figures.ts'
import { EXPOSURES, type Exposure, type ExposureRow } from '../../tables/hazards/exposures.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import { ARMOR_CATEGORIES, type ArmorCategory } from '../../vocabulary/armor.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { DAMAGE_TYPES, type DamageType } from '../../vocabulary/damage-types.ts'
import type { EnvironmentalEffect } from '../../vocabulary/hazards.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'

/** Figures of a place. */
export interface Surroundings {
  readonly temperatureFahrenheit?: number
  /** 0 by default; negative below sea level */
  readonly altitudeFeet?: number
  /** of the water that creatures swim through; 0 by default */
  readonly waterDepthFeet?: number
}

/**
 * The environmental effects that follow from the figures of a place. A rule of 5.2.1 alone.
 *
 * @throws RangeError if a figure is not an integer, or the depth is negative
 * @source SRD 5.2.1, Gameplay Toolbox, Environmental Effects (page 195)
 * @example
 * environmentalEffects({ temperatureFahrenheit: 0, altitudeFeet: 12000 }) // => ['extreme-cold', 'high-altitude']
 * environmentalEffects({ waterDepthFeet: 100 }) // => []
 */
export function environmentalEffects(place: Surroundings): readonly EnvironmentalEffect[] {
  const { temperatureFahrenheit, altitudeFeet = 0, waterDepthFeet = 0 } = place
  if (temperatureFahrenheit !== undefined) requireInteger('temperatureFahrenheit', temperatureFahrenheit, ANY_INTEGER)
  requireInteger('altitudeFeet', altitudeFeet, ANY_INTEGER)
  requireInteger('waterDepthFeet', waterDepthFeet, FROM_0)
  const { deepWaterFeet, extremeColdFahrenheit, extremeHeatFahrenheit, highAltitude } = ENVIRONMENT_FIGURES
  const effects: readonly (readonly [effect: EnvironmentalEffect, holds: boolean])[] = [
    ['deep-water', waterDepthFeet > deepWaterFeet],
    ['extreme-cold', temperatureFahrenheit !== undefined && temperatureFahrenheit <= extremeColdFahrenheit],
    ['extreme-heat', temperatureFahrenheit !== undefined && temperatureFahrenheit >= extremeHeatFahrenheit],
    ['high-altitude', altitudeFeet >= highAltitude.fromFeet],
  ]
  return effects.flatMap(([effect, holds]) => (holds ? [effect] : []))
}

/** A creature that is exposed to its surroundings. */
export interface Exposed {
  /** the score, not the modifier: 1 to 30 */
  readonly constitutionScore: number
  /** the damage types to which it has Resistance or Immunity */
  readonly resistances?: readonly DamageType[]
  readonly armor?: ArmorCategory | 'none'
  readonly swimSpeed?: boolean
  readonly drinkableWater?: boolean
  /** naturally adapted to living in such surroundings */
  readonly adapted?: boolean
}

/** One hour of exposure, or one minute in frigid water. */
export interface ExposureTime {
  readonly exposure: Exposure
  /** the number of the hour or minute, counted from 1 */
  readonly nth: number
  readonly creature: Exposed
}

/** The save against an exposure: none is needed, it succeeds without a roll, or it is rolled. */
export type ExposureSave =
  | { readonly kind: 'none' }
  | { readonly kind: 'succeeds' }
  | {
      readonly kind: 'roll'
      readonly ability: Ability
      readonly dc: number
      readonly state: RollState
      /** gained on a failure */
      readonly exhaustionLevels: number
    }

/**
 * The save that a creature makes at the end of one hour of exposure, or of one minute in frigid water. A rule of 5.2.1
 * alone.
 *
 * @throws RangeError if the count is less than 1 or not an integer, the Constitution is not an ability score, or an id is
 *   unknown
 * @source SRD 5.2.1, Gameplay Toolbox: Deep Water, Extreme Cold, Extreme Heat, Frigid Water (page 195)
 * @example
 * exposureSave({ exposure: 'extreme-heat', nth: 3, creature: { constitutionScore: 12 } }) // => { kind: 'roll', ability: 'constitution', dc: 7, state: 'normal', exhaustionLevels: 1 }
 * exposureSave({ exposure: 'frigid-water', nth: 12, creature: { constitutionScore: 12 } }) // => { kind: 'none' }
 * exposureSave({ exposure: 'extreme-cold', nth: 1, creature: { constitutionScore: 12, resistances: ['cold'] } }) // => { kind: 'succeeds' }
 */
export function exposureSave({ exposure, nth, creature }: ExposureTime): ExposureSave {
  const { constitutionScore, resistances = [], armor = 'none', swimSpeed, drinkableWater, adapted } = creature
  requireKeyOf('exposure', exposure, EXPOSURES)
  requireInteger('nth', nth, FROM_1)
  requireInteger('creature.constitutionScore', constitutionScore, ABILITY_SCORES)
  requireEachOf('creature.resistances', resistances, DAMAGE_TYPES)
  requireOneOf('creature.armor', armor, [...ARMOR_CATEGORIES, 'none'])
  const row: ExposureRow = EXPOSURES[exposure]
  const exempt =
    (row.swimSpeedExempts && swimSpeed === true) ||
    (row.waterExempts && drinkableWater === true) ||
    (row.constitutionMinutesFree && nth <= constitutionScore)
  if (exempt) return { kind: 'none' }
  const resists = row.resistanceSucceeds !== 'none' && resistances.includes(row.resistanceSucceeds)
  if (resists || (row.adaptedSucceeds && adapted === true)) return { kind: 'succeeds' }
  return {
    kind: 'roll',
    ability: row.save,
    dc: row.dc + row.dcRise * (nth - 1),
    state: armor !== 'none' && row.disadvantageIn.includes(armor) ? 'disadvantage' : 'normal',
    exhaustionLevels: row.exhaustionLevels,
  }
}
