import type { RollState } from '../../vocabulary/d20-tests.ts'
import type { Obscurement } from '../../vocabulary/obscurements.ts'

/** What weather does to everything in it. */
export interface WeatherRow {
  readonly weather: 'heavy-rain' | 'heavy-snowfall' | 'strong-wind' | 'sandstorm'
  readonly effect: 'heavy-precipitation' | 'strong-wind'
  readonly obscurement: Obscurement
  /** the state of Wisdom (Perception) checks */
  readonly perception: RollState
  /** the state of ranged attack rolls with weapons */
  readonly rangedWeaponAttacks: RollState
  readonly extinguishesOpenFlames: boolean
  readonly dispersesFog: boolean
  /** whether a flying creature must land at the end of its turn or fall */
  readonly grounds: boolean
}

/**
 * Heavy Precipitation and Strong Wind; a sandstorm is a strong wind in a desert.
 *
 * @source SRD 5.2.1, Gameplay Toolbox: Heavy Precipitation, Strong Wind (page 195)
 */
export const WEATHER = [
  { weather: 'heavy-rain',     effect: 'heavy-precipitation', obscurement: 'lightly-obscured', perception: 'disadvantage', rangedWeaponAttacks: 'normal',       extinguishesOpenFlames: true,  dispersesFog: false, grounds: false },
  { weather: 'heavy-snowfall', effect: 'heavy-precipitation', obscurement: 'lightly-obscured', perception: 'disadvantage', rangedWeaponAttacks: 'normal',       extinguishesOpenFlames: false, dispersesFog: false, grounds: false },
  { weather: 'strong-wind',    effect: 'strong-wind',         obscurement: 'none',             perception: 'normal',       rangedWeaponAttacks: 'disadvantage', extinguishesOpenFlames: true,  dispersesFog: true,  grounds: true },
  { weather: 'sandstorm',      effect: 'strong-wind',         obscurement: 'none',             perception: 'disadvantage', rangedWeaponAttacks: 'disadvantage', extinguishesOpenFlames: true,  dispersesFog: true,  grounds: true },
] as const satisfies readonly WeatherRow[]

/** The id of a kind of weather. */
export type Weather = (typeof WEATHER)[number]['weather']
