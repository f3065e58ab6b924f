import { isOneOf, requireOneOf } from '../../one-of.ts'
import { WEATHER, type Weather, type WeatherRow } from '../../tables/hazards/weather.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'

/**
 * The effects of weather. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the weather is unknown
 * @source SRD 5.2.1, Gameplay Toolbox: Heavy Precipitation, Strong Wind (page 195)
 * @example
 * weatherEffects('heavy-snowfall').extinguishesOpenFlames // => false
 * weatherEffects('strong-wind').grounds // => true
 */
export function weatherEffects(weather: Weather): WeatherRow {
  const row = WEATHER.find((candidate) => candidate.weather === weather)
  if (row === undefined) throw new RangeError(`weather is ${weather}; it must be in the Weather table.`)
  return row
}

/**
 * The rolls that weather can hinder.
 *
 * @source SRD 5.2.1, Gameplay Toolbox: Heavy Precipitation, Strong Wind (page 195)
 */
export const WEATHERED_ROLLS = ['wisdom-perception', 'ranged-weapon-attack'] as const

/** The id of a roll that weather can hinder. */
export type WeatheredRoll = (typeof WEATHERED_ROLLS)[number]

/** Whether a value is a roll that weather can hinder. */
export const isWeatheredRoll = (value: unknown): value is WeatheredRoll => isOneOf(value, WEATHERED_ROLLS)

/** A roll in some weather. */
export interface RollInWeather {
  readonly weather: Weather
  readonly roll: WeatheredRoll
}

/**
 * How weather changes a roll. A rule of 5.2.1 alone.
 *
 * @throws RangeError if an id is unknown
 * @source SRD 5.2.1, Gameplay Toolbox: Heavy Precipitation, Strong Wind (page 195)
 * @example
 * weatherCircumstances({ weather: 'strong-wind', roll: 'ranged-weapon-attack' }) // => [{ rule: 'strong-wind', gives: 'disadvantage' }]
 * weatherCircumstances({ weather: 'strong-wind', roll: 'wisdom-perception' }) // => []
 */
export function weatherCircumstances({ weather, roll }: RollInWeather): readonly RollCircumstance[] {
  requireOneOf('roll', roll, WEATHERED_ROLLS)
  const { effect, perception, rangedWeaponAttacks } = weatherEffects(weather)
  const gives = roll === 'wisdom-perception' ? perception : rangedWeaponAttacks
  return gives === 'normal' ? [] : [{ rule: effect, gives }]
}
