import { describe, expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { SIZES } from '../../vocabulary/sizes.ts'
import { dehydration, malnutrition } from './daily-needs.ts'

// SRD 5.2.1, Rules Glossary, Dehydration (page 181): a gallon for a Medium creature, a quarter for a Tiny one
describe('dehydration', () => {
  test.each([
    ['medium', 0, 1, 1, false],
    ['medium', 7, 16, 1, false],
    ['medium', 1, 2, 0, false],
    ['medium', 1, 1, 0, true],
    ['tiny', 1, 16, 1, false],
    ['tiny', 1, 8, 0, false],
    ['tiny', 1, 4, 0, true],
    ['gargantuan', 31, 1, 1, false],
    ['gargantuan', 32, 1, 0, false],
    ['gargantuan', 64, 1, 0, true],
  ] as const)('%s, %i/%i gallons: %i level', (size, numerator, denominator, exhaustionLevels, mayRemoveExhaustion) => {
    expect(dehydration({ size, drunkGallons: fraction(numerator, denominator) }).value).toMatchObject({
      exhaustionLevels,
      mayRemoveExhaustion,
      save: 'none',
    })
  })

  test('the step names the rule it applied', () => {
    expect(dehydration({ size: 'large', drunkGallons: fraction(1) }).steps).toEqual([
      {
        kind: 'water-drunk',
        rule: 'dehydration',
        values: { size: 'large', waterQuarterGallons: 16, tooLittle: true, exhaustionLevels: 1 },
      },
    ])
  })
})

// SRD 5.2.1, Rules Glossary, Malnutrition (page 185)
describe('malnutrition', () => {
  const save = { ability: 'constitution', dc: 10, exhaustionLevels: 1 }

  test.each([
    ['less than half', fraction(7, 16), 0, 0, save],
    ['half', fraction(1, 2), 0, 0, 'none'],
    ['all', fraction(1), 3, 0, 'none'],
    ['a crumb after days without food', fraction(1, 100), 6, 0, save],
    ['nothing, first day', fraction(0), 0, 0, 'none'],
    ['nothing, fourth day', fraction(0), 3, 0, 'none'],
    ['nothing, fifth day', fraction(0), 4, 1, 'none'],
    ['nothing, sixth day', fraction(0), 5, 1, 'none'],
  ] as const)('%s', (_, eaten, earlierDays, exhaustionLevels, expected) => {
    expect(
      malnutrition({ size: 'small', eatenPounds: eaten, earlierDaysWithoutFood: earlierDays }).value,
    ).toMatchObject({ exhaustionLevels, save: expected })
  })

  test('its Exhaustion can be removed once all the food of a day is eaten', () => {
    expect(SIZES.map((size) => malnutrition({ size, eatenPounds: fraction(4) }).value.mayRemoveExhaustion)).toEqual([
      ...[true, true, true, true],
      ...[false, false],
    ])
  })
})

test('amounts and days below 0 throw a RangeError', () => {
  expect(() => dehydration({ size: 'medium', drunkGallons: fraction(-1, 2) })).toThrow(RangeError)
  expect(() => malnutrition({ size: 'medium', eatenPounds: fraction(-1) })).toThrow(RangeError)
  expect(() => malnutrition({ size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood: -1 })).toThrow(
    RangeError,
  )
})
