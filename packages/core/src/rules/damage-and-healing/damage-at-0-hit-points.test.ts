import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { failuresByDamage, lifeAfterDamageAtZero } from './damage-at-0-hit-points.ts'
import type { DyingState } from './vitals.ts'

describe('lifeAfterDamageAtZero', () => {
  const s = (successes: number, failures: number): DyingState => ({ kind: 'dying', successes, failures, hitPoints: 0 })
  const STABLE: DyingState = { kind: 'stable', hitPoints: 0 }
  const DEAD: DyingState = { kind: 'dead' }
  const AWAKE: DyingState = { kind: 'conscious', hitPoints: 1 }
  const hit = { damage: 5, criticalHit: false, hitPointMaximum: 20 }
  const critical = { ...hit, criticalHit: true }

  // SRD 5.2.1, Playing the Game, Damage at 0 Hit Points and Stabilizing a Character (page 18)
  test.each([
    ['a failure', s(0, 0), hit, s(0, 1)],
    ['successes stay', s(2, 1), hit, s(2, 2)],
    ['the third failure', s(2, 2), hit, DEAD],
    ['two from a Critical Hit', s(1, 0), critical, s(1, 2)],
    ['two are one too many', s(0, 1), critical, DEAD],
    ['damage that equals the maximum kills', s(0, 0), { ...hit, damage: 20 }, DEAD],
    ['damage that exceeds the maximum kills', s(0, 0), { ...hit, damage: 21 }, DEAD],
    ['one less does not', s(0, 0), { ...hit, damage: 19 }, s(0, 1)],
    ['no damage, no failure', s(1, 1), { ...hit, damage: 0 }, s(1, 1)],
    ['no damage from a Critical Hit, no failure', s(1, 1), { ...critical, damage: 0 }, s(1, 1)],
    ['Stable no longer', STABLE, hit, s(0, 1)],
    ['Stable no longer, by a Critical Hit', STABLE, critical, s(0, 2)],
    ['Stable without damage stays', STABLE, { ...hit, damage: 0 }, STABLE],
    ['Stable and massive damage', STABLE, { ...hit, damage: 20 }, DEAD],
    ['the dead stay dead', DEAD, hit, DEAD],
    ['the conscious are not at 0', AWAKE, hit, AWAKE],
  ] as const)('%s', (_, state, damage, expected) => {
    expect(lifeAfterDamageAtZero({ life: state, ...damage }, srd521)).toEqual(expected)
  })
})

// 2012 playtest, Dying, Dead, Stabilized
describe('lifeAfterDamageAtZero with Hit Points below 0', () => {
  const at = (hitPoints: number, successes = 0): DyingState => ({ kind: 'dying', successes, failures: 0, hitPoints })
  const hit = { damage: 5, criticalHit: false, hitPointMaximum: 4, deadlyHitPoints: -19 }
  test.each([
    ['damage goes on', at(-3, 1), hit, at(-8, 1)],
    ['more than the maximum does not kill by itself', at(0), { ...hit, damage: 18 }, at(-18)],
    ['a Critical Hit counts for its damage', at(0), { ...hit, criticalHit: true }, at(-5)],
    ['death', at(-14, 2), hit, { kind: 'dead' }],
    ['stable no longer', { kind: 'stable', hitPoints: -3 }, hit, at(-8)],
    ['no damage', { kind: 'stable', hitPoints: -3 }, { ...hit, damage: 0 }, { kind: 'stable', hitPoints: -3 }],
  ] as const)('%s', (_, state, damage, expected) => {
    expect(lifeAfterDamageAtZero({ life: state, ...damage }, next2012)).toEqual(expected)
  })

  test('throws without the deadly Hit Points', () => {
    expect(() =>
      lifeAfterDamageAtZero({ life: at(0), damage: 5, criticalHit: false, hitPointMaximum: 4 }, next2012),
    ).toThrow(RangeError)
  })
})

// Damage at 0 Hit Points (page 18)
test.each([
  ['any damage', 1, false, 1],
  ['a Critical Hit', 19, true, 2],
  ['as much as the maximum kills', 20, true, 0],
  ['none', 0, false, 0],
])('failures by damage: %s', (_, damage, criticalHit, failures) => {
  expect(failuresByDamage({ damage, criticalHit, hitPointMaximum: 20 }, srd521)).toBe(failures)
})

test('damage below 0 is no failure in the 2012 playtest', () => {
  expect(failuresByDamage({ damage: 5, criticalHit: true, hitPointMaximum: 20 }, next2012)).toBe(0)
})
