import type { ArmorCategory } from '../../vocabulary/armor.ts'
import type { DamageType } from '../../vocabulary/damage-types.ts'
import type { EnvironmentalEffect } from '../../vocabulary/hazards.ts'

/** The environmental effects that exhaust exposed creatures. */
export type Exposure = Extract<EnvironmentalEffect, 'deep-water' | 'extreme-cold' | 'extreme-heat' | 'frigid-water'>

/** When a creature makes saves against an exposure, what helps or hinders them, and what a failure does. */
export interface ExposureRow {
  readonly save: 'constitution'
  /** the DC of the first save */
  readonly dc: number
  /** what each further save adds to the DC */
  readonly dcRise: number
  /** a save for each hour or minute, at its end */
  readonly each: 'hour' | 'minute'
  /** whether the first save counts only after as many minutes as the Constitution score */
  readonly constitutionMinutesFree: boolean
  /** Resistance or Immunity to this damage type makes every save succeed */
  readonly resistanceSucceeds: DamageType | 'none'
  /** a creature that is naturally adapted succeeds on every save */
  readonly adaptedSucceeds: boolean
  /** a creature with a Swim Speed makes no save */
  readonly swimSpeedExempts: boolean
  /** a creature with drinkable water makes no save */
  readonly waterExempts: boolean
  /** Disadvantage on the save in armor of these categories */
  readonly disadvantageIn: readonly ArmorCategory[]
  /** gained on a failure */
  readonly exhaustionLevels: number
}

/**
 * The saves against environmental effects that exhaust creatures.
 *
 * @source SRD 5.2.1, Gameplay Toolbox: Deep Water, Extreme Cold, Extreme Heat, Frigid Water (page 195)
 */
export const EXPOSURES = {
  'deep-water':   { save: 'constitution', dc: 10, dcRise: 0, each: 'hour',   constitutionMinutesFree: false, resistanceSucceeds: 'none', adaptedSucceeds: false, swimSpeedExempts: true,  waterExempts: false, disadvantageIn: [],                  exhaustionLevels: 1 },
  'extreme-cold': { save: 'constitution', dc: 10, dcRise: 0, each: 'hour',   constitutionMinutesFree: false, resistanceSucceeds: 'cold', adaptedSucceeds: false, swimSpeedExempts: false, waterExempts: false, disadvantageIn: [],                  exhaustionLevels: 1 },
  'extreme-heat': { save: 'constitution', dc:  5, dcRise: 1, each: 'hour',   constitutionMinutesFree: false, resistanceSucceeds: 'fire', adaptedSucceeds: false, swimSpeedExempts: false, waterExempts: true,  disadvantageIn: ['medium', 'heavy'], exhaustionLevels: 1 },
  'frigid-water': { save: 'constitution', dc: 10, dcRise: 0, each: 'minute', constitutionMinutesFree: true,  resistanceSucceeds: 'cold', adaptedSucceeds: true,  swimSpeedExempts: false, waterExempts: false, disadvantageIn: [],                  exhaustionLevels: 1 },
} as const satisfies Readonly<Record<Exposure, ExposureRow>>
