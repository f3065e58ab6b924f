import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import { carryingCapacity, type LadenCreature, laden } from './carrying-capacity.ts'

const pounds = (strength: number, size: Size, ruleset: typeof srd521 | typeof next2012): number[] => {
  const capacity = carryingCapacity({ strengthScore: strength, size }, ruleset)
  return [capacity.unencumberedPounds, capacity.carryPounds, capacity.dragLiftPushPounds]
}

// SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): × 7.5 and 15, 15 and 30, 30 and 60, 60 and 120, 120 and 240
test.each([
  // Playing the Game, Round Down (page 5)
  [1, 'tiny', [7, 7, 15]],
  [3, 'tiny', [22, 22, 45]],
  [15, 'tiny', [112, 112, 225]],
  [10, 'small', [150, 150, 300]],
  [15, 'medium', [225, 225, 450]],
  [18, 'large', [540, 540, 1080]],
  [20, 'huge', [1200, 1200, 2400]],
  [30, 'gargantuan', [3600, 3600, 7200]],
] as const)('SRD 5.2.1: Strength %i, %s', (strength, size, expected) => {
  expect(pounds(strength, size, srd521)).toEqual(expected)
})

// 2012 playtest, Strength, Carrying Capacity: × 10, 20 and 50; doubled for each size above Medium, halved for Tiny
test.each([
  [3, 'tiny', [15, 30, 75]],
  [10, 'small', [100, 200, 500]],
  [15, 'medium', [150, 300, 750]],
  [15, 'large', [300, 600, 1500]],
  [20, 'gargantuan', [1600, 3200, 8000]],
] as const)('2012 playtest: Strength %i, %s', (strength, size, expected) => {
  expect(pounds(strength, size, next2012)).toEqual(expected)
})

describe('laden', () => {
  const creature = { strengthScore: 10, size: 'medium', speedFeet: 30 } as const
  const load = (
    carried: number,
    by?: 'drag' | 'lift' | 'push',
    hauled = 0,
  ): Pick<LadenCreature, 'carriedPounds' | 'hauled'> => ({
    carriedPounds: carried,
    ...(by === undefined ? {} : { hauled: { by, pounds: hauled } }),
  })

  // SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): 150 and 300 pounds with Strength 10
  test.each([
    ['as much as it can carry', load(150), true, 30],
    ['more than it can carry', load(151), false, 30],
    ['drags no more than it could carry', load(150, 'drag', 150), true, 30],
    ['drags more than it could carry', load(0, 'drag', 151), true, 5],
    ['lifts more than it could carry', load(0, 'lift', 151), true, 5],
    ['pushes all it can', load(0, 'push', 300), true, 5],
    ['pushes too much', load(0, 'push', 301), false, 5],
  ] as const)('SRD 5.2.1: %s', (_, weight, allowed, speedFeet) => {
    const result = laden({ ...creature, ...weight }, srd521)
    expect(result.value).toMatchObject({ speedFeet, encumbered: false, d20Tests: 'normal' })
    expect(result.value.permission.allowed).toBe(allowed)
  })

  // 2012 playtest, Strength, Carrying Capacity: 100, 200 and 500 pounds with Strength 10
  test.each([
    ['unencumbered', load(100), true, 30, 'normal'],
    ['encumbered', load(101), true, 20, 'disadvantage'],
    ['too much', load(201), false, 20, 'disadvantage'],
    ['drags within the maximum', load(0, 'drag', 200), true, 30, 'normal'],
    ['drags beyond it', load(0, 'drag', 201), true, 5, 'normal'],
    ['lifts beyond it, standing', load(0, 'lift', 201), true, 30, 'normal'],
    ['drags beyond it, encumbered', load(101, 'push', 500), true, 5, 'disadvantage'],
    ['drags too much', load(0, 'drag', 501), false, 5, 'normal'],
  ] as const)('2012 playtest: %s', (_, weight, allowed, speedFeet, d20Tests) => {
    const result = laden({ ...creature, ...weight }, next2012)
    expect(result.value).toMatchObject({ speedFeet, d20Tests, encumbered: d20Tests === 'disadvantage' })
    expect(result.value.permission.allowed).toBe(allowed)
  })

  test('each step names the rule it applied', () => {
    expect(laden({ ...creature, ...load(101, 'drag', 201) }, next2012).steps).toEqual([
      {
        kind: 'encumbered',
        rule: 'next-strength',
        values: { carriedPounds: 101, unencumberedPounds: 100, speedFeet: 20, d20Tests: 'disadvantage' },
      },
      {
        kind: 'overloaded',
        rule: 'carrying-capacity',
        values: { by: 'drag', hauledPounds: 201, carryPounds: 200, speedFeet: 5 },
      },
    ])
    expect(laden({ ...creature, ...load(0, 'drag', 301) }, srd521).value.permission).toEqual({
      allowed: false,
      rule: 'carrying-capacity',
      because: 'hauls-too-much',
    })
  })

  test('a Speed below the reduction ends at 0', () => {
    expect(laden({ ...creature, speedFeet: 5, ...load(101) }, next2012).value.speedFeet).toBe(0)
  })

  test.each([
    [{ ...creature, strengthScore: 0 }, load(1)],
    [{ ...creature, speedFeet: -5 }, load(1)],
    [creature, load(-1)],
    [creature, load(0, 'drag', -1)],
  ])('%j with %j throws a RangeError', (carrier, weight) => {
    expect(() => laden({ ...carrier, ...weight }, srd521)).toThrow(RangeError)
  })
})
