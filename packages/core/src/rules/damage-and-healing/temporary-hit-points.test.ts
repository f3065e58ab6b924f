import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { heal } from './healing.ts'
import { unhurt } from './hit-points.ts'
import { gainTemporaryHitPoints, loseTemporaryHitPointsFirst } from './temporary-hit-points.ts'

const hero = unhurt({ hitPointMaximum: 20, diesAtZero: false })

describe('gainTemporaryHitPoints', () => {
  // SRD 5.2.1, Playing the Game, They Don’t Stack (page 18): 12 when you already have 10 make 12 or 10
  test.each([
    [10, 12, 'take', 12],
    [10, 12, 'keep', 10],
    [10, 5, 'take', 5],
    [0, 5, 'keep', 5],
    [0, 5, 'take', 5],
  ] as const)('has %i, gets %i, %s: %i', (has, gets, choice, expected) => {
    const { temporaryHitPoints } = gainTemporaryHitPoints({
      vitals: { ...hero, temporaryHitPoints: has },
      points: gets,
      choice,
    })
    expect(temporaryHitPoints).toBe(expected)
  })

  test('Temporary Hit Points neither heal nor wake', () => {
    const dying = { ...hero, life: { kind: 'dying', successes: 1, failures: 2, hitPoints: 0 } } as const
    const { life } = gainTemporaryHitPoints({ vitals: dying, points: 9, choice: 'take' }, srd521)
    expect(life).toEqual(dying.life)
    expect(heal({ vitals: { ...hero, temporaryHitPoints: 3 }, points: 5 }).value.vitals.temporaryHitPoints).toBe(3)
  })

  test('the 2012 playtest has none', () => {
    expect(gainTemporaryHitPoints({ vitals: hero, points: 9, choice: 'take' }, next2012)).toBe(hero)
  })

  test.each([-1, 1.5])('%d points throw a RangeError', (points) => {
    expect(() => gainTemporaryHitPoints({ vitals: hero, points, choice: 'take' })).toThrow(RangeError)
  })
})

// Lose Temporary Hit Points First (page 18): 5 and 7 damage leave 2
test.each([
  [5, 7, 0, 2],
  [5, 5, 0, 0],
  [5, 4, 1, 0],
  [0, 4, 0, 4],
  [5, 0, 5, 0],
])('%i Temporary Hit Points, %i damage: %i left, %i carried over', (has, damage, temporaryHitPoints, leftover) => {
  expect(loseTemporaryHitPointsFirst({ temporaryHitPoints: has, damage }).value).toMatchObject({
    temporaryHitPoints,
    leftover,
  })
})
