import { describe, expect, test } from 'vitest'
import { allRolls, tally, tallyOf } from '../../../test/brute-force.ts'
import { maximum } from '../../dice/distribution.ts'
import { mean } from '../../dice/moments.ts'
import { fraction } from '../../fraction.ts'
import { rolledHitPointMaximum, rolledHitPointsOfLevel } from './rolled-hit-points.ts'

// SRD 5.2.1, Gaining a Level (page 23): the roll and the Constitution modifier, at least 1
test.each([
  ['wizard', 2, 0, '3×1 4×1 5×1 6×1 7×1 8×1'],
  ['sorcerer', -2, 0, '1×3 2×1 3×1 4×1'],
  ['sorcerer', -2, 1, '2×3 3×1 4×1 5×1'],
  ['bard', -5, 0, '1×6 2×1 3×1'],
] as const)('a later level of a %s: modifier %i, trait bonus %i', (characterClass, constitution, trait, expected) => {
  expect(
    tallyOf(
      rolledHitPointsOfLevel({ class: characterClass, constitutionModifier: constitution, traitPerLevel: trait }),
    ),
  ).toBe(expected)
})

describe('rolledHitPointMaximum', () => {
  test.each([
    [3, 0],
    [-1, 2],
    [-3, 0],
  ])('three d10s match brute force over every possible roll: modifier %i, trait bonus %i', (constitution, trait) => {
    const played = Array.from(allRolls(3, 10), (dice) =>
      dice.reduce((sum, die) => sum + Math.max(1, die + constitution) + trait, 10 + constitution + trait),
    )
    const fighter = ['fighter', 'fighter', 'fighter', 'fighter'] as const
    expect(
      tallyOf(rolledHitPointMaximum({ classes: fighter, constitutionModifier: constitution, traitPerLevel: trait })),
    ).toBe(tally(played))
  })

  // 10 + 2, then 1 to 10 and 1 to 6, each with 2 more
  test('the class of each level has its own die', () => {
    const result = rolledHitPointMaximum({ classes: ['fighter', 'fighter', 'wizard'], constitutionModifier: 2 })
    expect([result.minimum, maximum(result), mean(result)]).toEqual([18, 32, fraction(25)])
  })

  test.each([0, 21])('%i levels throw a RangeError', (count) => {
    expect(() =>
      rolledHitPointMaximum({ classes: new Array<'bard'>(count).fill('bard'), constitutionModifier: 0 }),
    ).toThrow(RangeError)
  })
})
