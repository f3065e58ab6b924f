import type { Unit } from '@rulestone/core'
import { LANGUAGE_TAGS, LOCALES } from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import { expect, test } from 'vitest'
import { RESOURCES } from '../library/strings.ts'
import { flatten } from '../shared/flatten.ts'
import { makeT } from '../shared/make-t.ts'
import { inRules } from './in-rules.ts'
import { isUnitSystem, measured, type UnitSystem, unitStep, unitWords } from './units.ts'

// The metric convention: 5 ft = 1.5 m, 1 in = 2.5 cm, 1 mile = 1.5 km, 1 lb = 0.5 kg. A square is 5 feet wide.
test.each([
  [30, 'feet', 'feet', 30, 'feet'],
  [5, 'feet', 'metric', 1.5, 'meters'],
  [33, 'feet', 'metric', 9.9, 'meters'],
  [70, 'inches', 'metric', 175, 'centimeters'],
  [24, 'miles', 'metric', 36, 'kilometers'],
  [65, 'pounds', 'metric', 32.5, 'kilograms'],
  [60, 'feet', 'squares', 12, 'squares'],
  [70, 'inches', 'squares', 70, 'inches'],
  [3, 'miles', 'squares', 3, 'miles'],
  [10, 'pounds', 'squares', 10, 'pounds'],
] as const)('%d %s in %s', (value, unit, system, expected, shown) => {
  expect(measured({ value, unit }, system)).toEqual({ value: expected, unit: shown })
  expect(inRules(String(expected), unit, system)).toBe(String(value))
})

test.each([
  ['feet', 5, 'feet'],
  ['metric', 1.5, 'meters'],
  ['squares', 5, 'feet'],
] as const)('the side of a square in %s', (system, value, unit) => {
  expect(measured({ value: 5, unit: 'feet', isSquareSide: true }, system)).toEqual({ value, unit })
})

test('the step of a length is a whole square if lengths are shown in squares', () => {
  expect([unitStep(1, 'feet', 'squares'), unitStep(1, 'feet', 'metric'), unitStep(10, 'pounds', 'squares')]).toEqual([
    5, 1, 10,
  ])
})

test('a value follows the plural rules of the language', () => {
  const t = makeT('en', {
    'units.meters.noun_one': '{{value}} meter',
    'units.meters.noun_other': '{{value}} meters',
    'units.meters.adjective': '{{value}}-meter',
  })
  const say = (value: number): string => unitWords({ value, unit: 'meters' }, 'noun', String, t)
  expect([say(0), say(0.5), say(1), say(1.5)]).toEqual(['0 meters', '0.5 meter', '1 meter', '1.5 meters'])
  expect(unitWords({ value: 3, unit: 'meters' }, 'adjective', String, t)).toBe('3-meter')
})

test('a rounded length is marked as approximate', () => {
  const said = LOCALES.map((locale) => {
    const tag = LANGUAGE_TAGS[locale]
    const t = makeT(tag, flatten({ units: RESOURCES[locale]['units'] ?? {} }))
    const say = (value: number, unit: Unit, system: UnitSystem): string =>
      unitWords(measured({ value, unit }, system), 'noun', numberFormats(tag).number, t)
    return [
      say(75 / 11, 'miles', 'feet'),
      say(75 / 11, 'miles', 'metric'),
      say(33, 'feet', 'metric'),
      say(0.25, 'pounds', 'feet'),
    ]
  })
  expect(said).toEqual([
    ['about 6.82 miles', 'about 10.23 kilometers', '9.9 meters', '0.25 pound'],
    ['约6.82英里', '约10.23公里', '9.9米', '0.25磅'],
    ['ประมาณ 6.82 ไมล์', 'ประมาณ 10.23 กิโลเมตร', '9.9 เมตร', '0.25 ปอนด์'],
  ])
})

test('isUnitSystem accepts the names of unit systems only', () => {
  expect(['metric', 'feet', undefined, 'ell'].map(isUnitSystem)).toEqual([true, true, false, false])
})
