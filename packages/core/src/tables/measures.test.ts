import { expect, test } from 'vitest'
import {
  DECIMETERS_PER_FOOT,
  HECTOGRAMS_PER_POUND,
  HECTOMETERS_PER_MILE,
  MILLIMETERS_PER_INCH,
  SQUARE_FEET,
} from './measures.ts'

// SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
test('a square is 5 feet', () => {
  expect(SQUARE_FEET).toBe(5)
})

// The metric value that a translated book prints for the English measure before it.
test.each([
  ['a square', 1.5, SQUARE_FEET * DECIMETERS_PER_FOOT],
  ['a Speed of 30 feet', 9, 30 * DECIMETERS_PER_FOOT],
  ['Darkvision of 120 feet', 36, 120 * DECIMETERS_PER_FOOT],
  ['a mile', 1.5, HECTOMETERS_PER_MILE],
  ['24 miles a day', 36, 24 * HECTOMETERS_PER_MILE],
  ['an inch', 2.5, MILLIMETERS_PER_INCH],
  ['a pound', 0.5, HECTOGRAMS_PER_POUND],
  ['65 pounds of Plate Armor', 32.5, 65 * HECTOGRAMS_PER_POUND],
])('%s: %d meters, kilometers, centimeters or kilograms', (_, metric, tenths) => {
  expect(tenths / 10).toBe(metric)
})
