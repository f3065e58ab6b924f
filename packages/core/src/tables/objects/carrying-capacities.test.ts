import { expect, test } from 'vitest'
import { SIZES } from '../../vocabulary/sizes.ts'
import { CARRYING_CAPACITIES, PLAYTEST_CARRYING_CAPACITIES } from './carrying-capacities.ts'

// SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): carry and drag, lift, push; pounds
test('Carrying Capacity of SRD 5.2.1', () => {
  expect(
    SIZES.map((size) => {
      const { unencumberedQuarterPounds, carryQuarterPounds, dragLiftPushQuarterPounds } = CARRYING_CAPACITIES[size]
      expect(unencumberedQuarterPounds).toBe(carryQuarterPounds)
      return [size, carryQuarterPounds / 4, dragLiftPushQuarterPounds / 4]
    }),
  ).toEqual([
    ['tiny', 7.5, 15],
    ['small', 15, 30],
    ['medium', 15, 30],
    ['large', 30, 60],
    ['huge', 60, 120],
    ['gargantuan', 120, 240],
  ])
})

// 2012 playtest, Strength, Carrying Capacity: unencumbered, encumbered and push, drag or lift; pounds
test('carrying capacity of the 2012 playtest', () => {
  expect(
    SIZES.map((size) => [size, ...Object.values(PLAYTEST_CARRYING_CAPACITIES[size]).map((quarter) => quarter / 4)]),
  ).toEqual([
    ['tiny', 5, 10, 25],
    ['small', 10, 20, 50],
    ['medium', 10, 20, 50],
    ['large', 20, 40, 100],
    ['huge', 40, 80, 200],
    ['gargantuan', 80, 160, 400],
  ])
})
