import { expect, test } from 'vitest'
import { NATURAL_LIGHTS } from './natural-lights.ts'

// SRD 5.2.1, Playing the Game, Light (page 11)
test.each([
  ['bright-light', ['gloomy-day']],
  ['dim-light', ['twilight', 'dawn', 'full-moon']],
  ['darkness', ['night', 'unlit-dungeon']],
])('%s', (light, times) => {
  expect(NATURAL_LIGHTS.filter((row) => row.light === light).map(({ when }) => when)).toEqual(times)
})

test('only the full moon is uncertain', () => {
  expect(NATURAL_LIGHTS.filter(({ certain }) => !certain).map(({ when }) => when)).toEqual(['full-moon'])
})
