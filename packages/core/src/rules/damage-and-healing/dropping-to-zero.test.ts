import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { type DamagedVitals, vitalsAfterDamage } from './dropping-to-zero.ts'
import { unhurt } from './hit-points.ts'
import type { Vitals } from './vitals.ts'

const at = (life: Vitals['life'], more: Partial<Vitals> = {}): Vitals => ({
  ...unhurt({ hitPointMaximum: 12, diesAtZero: false }),
  life,
  deadlyHitPoints: -19,
  ...more,
})
const has = (hitPoints: number, more: Partial<Vitals> = {}): Vitals => at({ kind: 'conscious', hitPoints }, more)
const dying = (hitPoints: number, failures = 0): Vitals['life'] => ({
  kind: 'dying',
  successes: 0,
  failures,
  hitPoints,
})
const DEAD = { kind: 'dead' } as const

type Row = readonly [string, Vitals, Omit<DamagedVitals, 'vitals'>, string, Vitals['life']]

describe('in SRD 5.2.1', () => {
  // Playing the Game: Dropping to 0 Hit Points (page 17), Damage at 0 Hit Points, Temporary Hit Points (page 18)
  test.each<Row>([
    ['less than it has', has(6), { damage: 5 }, 'loses-hit-points', { kind: 'conscious', hitPoints: 1 }],
    ['no damage', has(6), { damage: 0 }, 'no-loss', { kind: 'conscious', hitPoints: 6 }],
    ['exactly 0', has(6), { damage: 6 }, 'falls-unconscious', dying(0)],
    ['massive damage: 6 of 12, 18 damage', has(6), { damage: 18 }, 'dies', DEAD],
    ['one less', has(6), { damage: 17 }, 'falls-unconscious', dying(0)],
    ['a monster', has(6, { diesAtZero: true }), { damage: 6 }, 'dies', DEAD],
    ['a monster that is hurt', has(6, { diesAtZero: true }), { damage: 5 }, 'loses-hit-points', has(1).life],
    ['spared', has(6), { damage: 99, spares: true }, 'knocked-out', { kind: 'conscious', hitPoints: 1 }],
    ['a monster spared', has(6, { diesAtZero: true }), { damage: 6, spares: true }, 'knocked-out', has(1).life],
    ['spared without need', has(6), { damage: 2, spares: true }, 'loses-hit-points', has(4).life],
    ['at 0', at(dying(0)), { damage: 3 }, 'suffers-at-zero', dying(0, 1)],
    ['at 0, a Critical Hit', at(dying(0)), { damage: 3, criticalHit: true }, 'suffers-at-zero', dying(0, 2)],
    ['at 0, a Critical Hit too many', at(dying(0, 1)), { damage: 3, criticalHit: true }, 'dies', DEAD],
    ['at 0, as much as the maximum', at(dying(0)), { damage: 12 }, 'dies', DEAD],
    ['Stable no longer', at({ kind: 'stable', hitPoints: 0 }), { damage: 3 }, 'suffers-at-zero', dying(0, 1)],
    ['the dead', at(DEAD), { damage: 99 }, 'no-loss', DEAD],
    ['nobody is spared at 0', at(dying(0)), { damage: 3, spares: true }, 'suffers-at-zero', dying(0, 1)],
  ])('%s', (_, before, damage, result, life) => {
    expect(vitalsAfterDamage({ vitals: before, ...damage }, srd521).value).toMatchObject({
      result,
      vitals: { ...before, life },
    })
  })

  test('Temporary Hit Points first: 5 of them and 7 damage leave 2 to lose', () => {
    const {
      value: { vitals },
      steps,
    } = vitalsAfterDamage({ vitals: has(6, { temporaryHitPoints: 5 }), damage: 7 }, srd521)
    expect(vitals).toEqual(has(4))
    expect(steps).toEqual([
      {
        kind: 'temporary-hit-points-lost',
        rule: 'temporary-hit-points',
        values: { before: 5, damage: 7, temporaryHitPoints: 0, leftover: 2 },
      },
      {
        kind: 'damage-taken',
        rule: 'hit-points',
        values: { before: 6, damage: 2, hitPointMaximum: 12, hitPoints: 4, is: 'conscious' },
      },
    ])
  })

  test('Temporary Hit Points reduce massive damage', () => {
    const buffered = has(6, { temporaryHitPoints: 5 })
    expect(vitalsAfterDamage({ vitals: buffered, damage: 22 }, srd521).value.result).toBe('falls-unconscious')
    expect(vitalsAfterDamage({ vitals: buffered, damage: 23 }, srd521).value.result).toBe('dies')
    expect(vitalsAfterDamage({ vitals: buffered, damage: 5 }, srd521).value).toMatchObject({
      result: 'no-loss',
      vitals: has(6),
    })
  })

  // Damage at 0 Hit Points (page 18): one failure, two from a Critical Hit, and death from as much as the maximum
  test.each([
    ['one failure', dying(0, 1), { damage: 3 }, { is: 'dying', added: 1, failures: 2 }],
    ['two from a Critical Hit', dying(0), { damage: 3, criticalHit: true }, { is: 'dying', added: 2, failures: 2 }],
    ['the third', dying(0, 2), { damage: 3, criticalHit: true }, { is: 'dead', added: 2, failures: 3 }],
    ['as much as the maximum', dying(0), { damage: 12 }, { is: 'dead' }],
  ] as const)('at 0 the step says the failures: %s', (_, life, damage, result) => {
    const kind = 'added' in result ? 'damage-at-zero-counted' : 'damage-at-zero'
    const values = { before: 0, damage: damage.damage, hitPointMaximum: 12, hitPoints: 0, ...result }
    expect(vitalsAfterDamage({ vitals: at(life), ...damage }, srd521).steps).toEqual([
      { kind, rule: 'damage-at-0-hit-points', values },
    ])
  })

  test('at 0, damage absorbed by Temporary Hit Points still counts as a failure', () => {
    const before = at(dying(0), { temporaryHitPoints: 5 })
    expect(vitalsAfterDamage({ vitals: before, damage: 3 }, srd521).value).toMatchObject({
      result: 'suffers-at-zero',
      vitals: { temporaryHitPoints: 2, life: dying(0, 1) },
    })
  })
})

describe('in the 2012 playtest', () => {
  // Damage and Dying, Dead, Nonlethal Damage
  test.each<Row>([
    ['exactly 0', has(6), { damage: 6 }, 'falls-unconscious', dying(0)],
    ['below 0', has(6), { damage: 18 }, 'falls-unconscious', dying(-12)],
    ['one less than deadly', has(6), { damage: 24 }, 'falls-unconscious', dying(-18)],
    ['deadly', has(6), { damage: 25 }, 'dies', DEAD],
    ['a monster', has(6, { diesAtZero: true }), { damage: 6 }, 'dies', DEAD],
    ['nonlethal', has(6), { damage: 99, spares: true }, 'knocked-out', { kind: 'stable', hitPoints: 0 }],
    ['nonlethal, not enough', has(6), { damage: 2, spares: true }, 'loses-hit-points', has(4).life],
    ['more, after nonlethal damage', at({ kind: 'stable', hitPoints: 0 }), { damage: 3 }, 'suffers-at-zero', dying(-3)],
    ['at −3', at(dying(-3)), { damage: 12, criticalHit: true }, 'suffers-at-zero', dying(-15)],
    ['at −3, deadly', at(dying(-3)), { damage: 16 }, 'dies', DEAD],
  ])('%s', (_, before, damage, result, life) => {
    expect(vitalsAfterDamage({ vitals: before, ...damage }, next2012).value).toMatchObject({
      result,
      vitals: { ...before, life },
    })
  })
})

// SRD 5.2.1, Playing the Game, Instant Death (page 17); 2012 playtest, Dead, Monsters and Dying
test.each([
  ['a character whose Hit Points go to −19', next2012, {}, 25, 'dead'],
  ['a monster in 2012', next2012, { diesAtZero: true }, 6, 'instant-death'],
  ['massive damage', srd521, {}, 18, 'instant-death'],
  ['a monster', srd521, { diesAtZero: true }, 6, 'instant-death'],
] as const)('the rule by which it dies: %s', (_, rules, more, damage, rule) => {
  expect(vitalsAfterDamage({ vitals: has(6, more), damage }, rules).steps).toMatchObject([
    { rule, values: { is: 'dead' } },
  ])
})

test.each([-1, 0.5, Number.NaN])('damage %d throws a RangeError', (damage) => {
  expect(() => vitalsAfterDamage({ vitals: has(6), damage }, srd521)).toThrow(RangeError)
})
