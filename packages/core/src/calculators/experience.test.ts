import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { CHARACTER_ADVANCEMENT } from '../tables/level-advancement/character-advancement.ts'
import type { InputOf } from './calculator.ts'
import { experienceCalculator } from './experience.ts'

type Input = InputOf<typeof experienceCalculator.fields>

const computed = computing(experienceCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const POINTS = CHARACTER_ADVANCEMENT.map(({ experiencePoints }) => experiencePoints)

const BONUSES = [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6]
const TIERS = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4]

test('matches a table lookup for any Experience Points', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (points) => {
      const level = POINTS.filter((needed) => needed <= points).length
      expect(figures({ 'experience-points': points })).toEqual({
        level,
        ...(level < 20 ? { missing: (POINTS[level] ?? 0) - points } : {}),
        'proficiency-bonus': BONUSES[level - 1],
        tier: TIERS[level - 1],
        ...(points >= 385_000 ? { 'bonus-feats': Math.floor((points - 355_000) / 30_000) } : {}),
      })
    }),
    { numRuns: 500 },
  )
})

describe('level by level', () => {
  test.each(POINTS.map((needed, index) => [index + 1, needed] as const))('level %i takes %i', (level, needed) => {
    const { 'experience-needed': found, missing = 0, ...rest } = figures({ from: 'level', level })
    expect([found, found === undefined ? 0 : found + missing]).toEqual([needed, POINTS[level] ?? needed])
    expect(rest).toEqual({ 'proficiency-bonus': BONUSES[level - 1], tier: TIERS[level - 1] })
    // Law: the Experience Points that a level takes reach it, and one point less does not.
    expect(figures({ 'experience-points': needed })['level']).toBe(level)
    if (level > 1) expect(figures({ 'experience-points': needed - 1 })['level']).toBe(level - 1)
  })
})

test('the table continues from the current level', () => {
  const rows = computed({ 'experience-points': 230_000 }).table?.rows.map((row) => row.map(({ value }) => value))
  expect(rows).toEqual([
    [17, 225_000, 0, 6, 4],
    [18, 265_000, 35_000, 6, 4],
    [19, 305_000, 75_000, 6, 4],
    [20, 355_000, 125_000, 6, 4],
  ])
})

// SRD 5.2.1, Experience Points by Challenge Rating (page 256)
test.each([
  ['0', 10, 2],
  ['1/4', 50, 2],
  ['1/2', 100, 2],
  ['1', 200, 2],
  ['5', 1800, 3],
  ['10', 5900, 4],
  ['17', 18_000, 6],
  ['21', 33_000, 7],
  ['29', 135_000, 9],
] as const)('seven monsters of Challenge Rating %s', (rating, each, bonus) => {
  expect(figures({ from: 'challenge-rating', 'challenge-rating': rating, monsters: 7 })).toEqual({
    worth: 7 * each,
    each,
    'monster-bonus': bonus,
  })
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['character-advancement: reached, missing', 'proficiency: bonus', 'level-advancement: tier']],
    [
      'a level',
      { from: 'level' },
      ['character-advancement: needed, missing', 'proficiency: bonus', 'level-advancement: tier'],
    ],
    [
      'beyond level 20',
      { 'experience-points': 400_000 },
      [
        'character-advancement: reached',
        'level-advancement: highest',
        'proficiency: bonus',
        'level-advancement: tier',
        'experience-points: bonus-feats',
      ],
    ],
    ['a monster', { from: 'challenge-rating' }, ['experience-points: worth', 'proficiency: monster-bonus']],
    [
      'harmless monsters',
      { from: 'challenge-rating', 'challenge-rating': '0', monsters: 2 },
      ['experience-points: worth-together, or-nothing', 'proficiency: monster-bonus'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})
