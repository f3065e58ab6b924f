import { expect, test } from 'vitest'
import { WEATHER } from './weather.ts'

const having = (holds: (row: (typeof WEATHER)[number]) => boolean): string[] =>
  WEATHER.flatMap((row) => (holds(row) ? [row.weather] : []))

// SRD 5.2.1, Gameplay Toolbox, Heavy Precipitation (page 195)
test('rain and snow', () => {
  expect(having((row) => row.effect === 'heavy-precipitation')).toEqual(['heavy-rain', 'heavy-snowfall'])
  expect(having((row) => row.obscurement === 'lightly-obscured')).toEqual(['heavy-rain', 'heavy-snowfall'])
  expect(having((row) => row.perception === 'disadvantage')).toEqual(['heavy-rain', 'heavy-snowfall', 'sandstorm'])
  expect(having((row) => row.extinguishesOpenFlames)).toEqual(['heavy-rain', 'strong-wind', 'sandstorm'])
})

// SRD 5.2.1, Gameplay Toolbox, Strong Wind (page 195)
test('wind', () => {
  const wind = ['strong-wind', 'sandstorm']
  expect(having((row) => row.effect === 'strong-wind')).toEqual(wind)
  expect(having((row) => row.rangedWeaponAttacks === 'disadvantage')).toEqual(wind)
  expect(having((row) => row.dispersesFog)).toEqual(wind)
  expect(having((row) => row.grounds)).toEqual(wind)
})
