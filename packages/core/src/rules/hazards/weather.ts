import { WEATHER, type Weather, type WeatherRow } from '../../tables/hazards/weather.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'

/**
 * The effects of weather.
 *
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

/** The rolls that weather can hinder. */
export type WeatheredRoll = 'wisdom-perception' | 'ranged-weapon-attack'

/**
 * How weather changes a roll.
 *
 * @source SRD 5.2.1, Gameplay Toolbox: Heavy Precipitation, Strong Wind (page 195)
 * @example
 * weatherCircumstances('strong-wind', 'ranged-weapon-attack') // => [{ rule: 'strong-wind', gives: 'disadvantage' }]
 * weatherCircumstances('strong-wind', 'wisdom-perception') // => []
 */
export function weatherCircumstances(weather: Weather, roll: WeatheredRoll): readonly RollCircumstance[] {
  const { effect, perception, rangedWeaponAttacks } = weatherEffects(weather)
  const gives = roll === 'wisdom-perception' ? perception : rangedWeaponAttacks
  return gives === 'normal' ? [] : [{ rule: effect, gives }]
}
