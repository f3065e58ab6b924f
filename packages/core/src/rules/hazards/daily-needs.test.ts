import { describe, expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
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

// SRD 5.1, Adventuring, Water (page 87): 1 gallon, 2 in hot weather; DC 15 after half, no save after less
describe('water in 2014', () => {
  test.each([
    [1, 1, false, 0, 0, 0, true],
    [3, 4, false, 0, 0, 1, false],
    [1, 2, false, 0, 0, 1, false],
    [1, 2, false, 1, 0, 2, false],
    [1, 4, false, 0, 1, 0, false],
    [1, 4, false, 3, 2, 0, false],
    [1, 1, true, 0, 0, 1, false],
    [1, 2, true, 0, 1, 0, false],
    [2, 1, true, 5, 0, 0, true],
  ] as const)(
    '%i/%i gallons, hot %s, level %i',
    (top, bottom, hotWeather, exhaustionLevel, without, afterSave, removable) => {
      const day = { size: 'huge', drunkGallons: fraction(top, bottom), hotWeather, exhaustionLevel } as const
      expect(dehydration(day, srd51).value).toEqual({
        exhaustionLevels: without,
        save: afterSave === 0 ? 'none' : { ability: 'constitution', dc: 15, exhaustionLevels: afterSave },
        mayRemoveExhaustion: removable,
      })
    },
  )
})

// SRD 5.1, Adventuring, Food (pages 86 and 87): 3 days plus the Constitution modifier, at least 1; half counts as half
describe('food in 2014', () => {
  test.each([
    [0, 1, 2, 0, 0],
    [0, 1, 3, 0, 1],
    [0, 1, 4, 2, 0],
    [0, 1, 5, 2, 1],
    [0, 1, 0, -5, 0],
    [0, 1, 1, -5, 1],
    [1, 2, 2.5, 0, 0],
    [1, 2, 3, 0, 1],
    [1, 4, 2.5, 0, 1],
    [1, 1, 30, 0, 0],
  ])('%i/%i pounds after %d days, Constitution %i: %i', (top, bottom, earlier, constitutionModifier, levels) => {
    const day = { size: 'medium', eatenPounds: fraction(top, bottom), earlierDaysWithoutFood: earlier } as const
    expect(malnutrition({ ...day, constitutionModifier }, srd51).value.exhaustionLevels).toBe(levels)
  })

  test.each([-0.5, 0.25, Number.NaN])('%d days without food throw a RangeError', (earlierDaysWithoutFood) => {
    const day = { size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood } as const
    expect(() => malnutrition(day, srd51)).toThrow(/earlierDaysWithoutFood is/)
  })
})

test('the 2012 playtest has no such hazards', () => {
  expect(() => dehydration({ size: 'medium', drunkGallons: fraction(0) }, next2012)).toThrow(/dailyNeeds/)
  expect(() => malnutrition({ size: 'medium', eatenPounds: fraction(0) }, next2012)).toThrow(/dailyNeeds/)
})
