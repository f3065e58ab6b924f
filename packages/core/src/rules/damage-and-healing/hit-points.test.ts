import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { hitPointsOf, isBloodied, unhurt, withHitPointMaximum } from './hit-points.ts'
import type { Vitals } from './vitals.ts'

const hero = unhurt({ hitPointMaximum: 12, diesAtZero: false })

test('unhurt', () => {
  expect(hero).toEqual({
    hitPointMaximum: 12,
    temporaryHitPoints: 0,
    diesAtZero: false,
    life: { kind: 'conscious', hitPoints: 12 },
  })
  expect(() => unhurt({ hitPointMaximum: 0, diesAtZero: false })).toThrow(RangeError)
})

test.each([
  [{ kind: 'conscious', hitPoints: 7 }, 7],
  [{ kind: 'dying', successes: 1, failures: 0, hitPoints: -3 }, -3],
  [{ kind: 'stable', hitPoints: 0 }, 0],
  [{ kind: 'dead' }, 0],
] as const)('the Hit Points of %o', (life, expected) => {
  expect(hitPointsOf(life)).toBe(expected)
})

// SRD 5.2.1, Playing the Game, Hit Points (page 16); 2012 playtest, Hit Points
test.each([
  [6, 12, true, false],
  [7, 12, false, false],
  [5, 12, true, true],
  [6, 13, true, true],
  [7, 13, false, false],
  [0, 12, true, true],
  [-4, 12, true, true],
  [1, 1, false, false],
])('%i of %i Hit Points: Bloodied %s, signs of injury %s', (hitPoints, maximum, bloodied, signs) => {
  expect(isBloodied({ hitPoints, hitPointMaximum: maximum }, srd521)).toBe(bloodied)
  expect(isBloodied({ hitPoints, hitPointMaximum: maximum }, next2012)).toBe(signs)
})

describe('withHitPointMaximum', () => {
  // SRD 5.2.1, Playing the Game, Hit Point Maximum of 0 (page 17)
  test.each<[string, Vitals, number, Vitals['life']]>([
    ['fewer Hit Points', hero, 8, { kind: 'conscious', hitPoints: 8 }],
    ['no more Hit Points', hero, 20, { kind: 'conscious', hitPoints: 12 }],
    ['death', hero, 0, { kind: 'dead' }],
    ['death of the dying', { ...hero, life: { kind: 'stable', hitPoints: 0 } }, 0, { kind: 'dead' }],
    ['the dying stay', { ...hero, life: { kind: 'stable', hitPoints: 0 } }, 5, { kind: 'stable', hitPoints: 0 }],
    ['the dead stay', { ...hero, life: { kind: 'dead' } }, 5, { kind: 'dead' }],
  ])('%s', (_, vitals, maximum, life) => {
    expect(withHitPointMaximum({ vitals, hitPointMaximum: maximum }, srd521)).toEqual({
      ...vitals,
      hitPointMaximum: maximum,
      life,
    })
  })

  test('in 2012 a maximum of 0 does not kill', () => {
    const { life } = withHitPointMaximum({ vitals: hero, hitPointMaximum: 0 }, next2012)
    expect(life).toEqual({ kind: 'dying', successes: 0, failures: 0, hitPoints: 0 })
    expect(withHitPointMaximum({ vitals: { ...hero, diesAtZero: true }, hitPointMaximum: 0 }, next2012).life.kind).toBe(
      'dead',
    )
  })

  test('a negative maximum throws a RangeError', () => {
    expect(() => withHitPointMaximum({ vitals: hero, hitPointMaximum: -1 }, srd521)).toThrow(RangeError)
  })
})
