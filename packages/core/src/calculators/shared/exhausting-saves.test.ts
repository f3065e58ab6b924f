import { expect, test } from 'vitest'
import { allRolls, tally, tallyOf } from '../../../test/brute-force.ts'
import { certain, maximum, probability } from '../../dice/distribution.ts'
import { fraction } from '../../fraction.ts'
import { afterGain, afterSave } from './exhausting-saves.ts'

const SAVE = { modifier: 2, state: 'normal', dc: 12, exhaustionLevels: 1 } as const

test('three saves match brute force over every possible roll: each level lowers the saves after it by 2', () => {
  const levels = Array.from(allRolls(3, 20), (dice) =>
    dice.reduce((level, face) => (face + 2 - 2 * level >= 12 ? level : level + 1), 0),
  )
  const three = [1, 2, 3].reduce((sum) => afterSave(sum, () => SAVE), certain(0))
  expect(tallyOf(three)).toBe(tally(levels))
})

test('the dead make no saves', () => {
  expect(
    probability(
      afterSave(certain(6), () => SAVE),
      '=',
      6,
    ),
  ).toEqual(fraction(1))
  expect(maximum(afterSave(certain(5), () => ({ ...SAVE, exhaustionLevels: 3 })))).toBe(6)
  expect(
    probability(
      afterSave(certain(5), () => SAVE),
      '=',
      6,
    ),
  ).toEqual(fraction(19, 20))
})

test('afterGain adds levels without a save, up to 6', () => {
  expect(afterGain(certain(2), () => 0)).toEqual(certain(2))
  expect(afterGain(certain(5), () => 2)).toEqual(certain(6))
})

test('a save and a gain may depend on the level before', () => {
  const levels = afterGain(
    afterSave(certain(0), (level) => ({ ...SAVE, dc: 12 + 20 * level })),
    (level) => level,
  )
  expect(probability(levels, '=', 0)).toEqual(fraction(11, 20))
  expect(probability(levels, '=', 2)).toEqual(fraction(9, 20))
})
