import { requireInteger } from '../../bounds.ts'
import { ENVIRONMENT_FIGURES } from '../../tables/hazards/environment-figures.ts'
import { EXPOSURES, type Exposure, type ExposureRow } from '../../tables/hazards/exposures.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import type { ArmorCategory } from '../../vocabulary/armor.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import type { DamageType } from '../../vocabulary/damage-types.ts'
import type { EnvironmentalEffect } from '../../vocabulary/hazards.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'

/** Figures of a place. */
export interface Surroundings {
  readonly temperatureFahrenheit?: number
  readonly altitudeFeet?: number
  /** of the water that creatures swim through */
  readonly waterDepthFeet?: number
}

/**
 * The environmental effects that follow from the figures of a place.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Environmental Effects (page 195)
 * @example
 * environmentalEffects({ temperatureFahrenheit: 0, altitudeFeet: 12000 }) // => ['extreme-cold', 'high-altitude']
 * environmentalEffects({ waterDepthFeet: 100 }) // => []
 */
export function environmentalEffects(place: Surroundings): readonly EnvironmentalEffect[] {
  const { temperatureFahrenheit, altitudeFeet = 0, waterDepthFeet = 0 } = place
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
  /** the score, not the modifier */
  readonly constitution: number
  /** the damage types to which it has Resistance or Immunity */
  readonly resistances?: readonly DamageType[]
  readonly armor?: ArmorCategory | 'none'
  readonly swimSpeed?: boolean
  readonly drinkableWater?: boolean
  /** naturally adapted to living in such surroundings */
  readonly adapted?: boolean
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
 * The save that a creature makes at the end of one hour of exposure, or of one minute in frigid water.
 *
 * @param nth the number of the hour or minute, counted from 1
 * @throws RangeError if the count is less than 1 or not an integer, or the Constitution is not an ability score
 * @source SRD 5.2.1, Gameplay Toolbox: Deep Water, Extreme Cold, Extreme Heat, Frigid Water (page 195)
 * @example
 * exposureSave('extreme-heat', 3, { constitution: 12 }) // => { kind: 'roll', ability: 'constitution', dc: 7, state: 'normal', exhaustionLevels: 1 }
 * exposureSave('frigid-water', 12, { constitution: 12 }) // => { kind: 'none' }
 * exposureSave('extreme-cold', 1, { constitution: 12, resistances: ['cold'] }) // => { kind: 'succeeds' }
 */
export function exposureSave(exposure: Exposure, nth: number, creature: Exposed): ExposureSave {
  requireInteger('nth', nth, { minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
  const { constitution, resistances = [], armor = 'none', swimSpeed, drinkableWater, adapted } = creature
  requireInteger('constitution', constitution, ABILITY_SCORES)
  const row: ExposureRow = EXPOSURES[exposure]
  const exempt =
    (row.swimSpeedExempts && swimSpeed === true) ||
    (row.waterExempts && drinkableWater === true) ||
    (row.constitutionMinutesFree && nth <= constitution)
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
