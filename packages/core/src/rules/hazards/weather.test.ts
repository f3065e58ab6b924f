import { expect, test } from 'vitest'
import { weatherCircumstances, weatherEffects } from './weather.ts'

// SRD 5.2.1, Gameplay Toolbox: Heavy Precipitation, Strong Wind (page 195)
test.each([
  ['heavy-rain', ['heavy-precipitation'], []],
  ['heavy-snowfall', ['heavy-precipitation'], []],
  ['strong-wind', [], ['strong-wind']],
  ['sandstorm', ['strong-wind'], ['strong-wind']],
] as const)('%s hinders rolls', (weather, perception, attacks) => {
  const rulesFor = (roll: 'wisdom-perception' | 'ranged-weapon-attack') =>
    weatherCircumstances({ weather, roll }).map(({ rule, gives }) => (gives === 'disadvantage' ? rule : gives))
  expect(rulesFor('wisdom-perception')).toEqual(perception)
  expect(rulesFor('ranged-weapon-attack')).toEqual(attacks)
})

test('each kind of weather has its row', () => {
  expect(weatherEffects('sandstorm').weather).toBe('sandstorm')
})
