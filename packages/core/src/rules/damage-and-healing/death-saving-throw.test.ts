import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { deadlyHitPoints, deathSavingThrow, JUST_DROPPED } from './death-saving-throw.ts'
import type { DyingState } from './vitals.ts'

/** A state as typed below: `s1 f2`, `stable`, `dead`, or `1 HP`. */
const print = (state: DyingState): string => {
  switch (state.kind) {
    case 'dying':
      return `s${state.successes} f${state.failures}`
    case 'conscious':
      return `${state.hitPoints} HP`
    default:
      return state.kind
  }
}

test('a creature that has just dropped has no successes and no failures', () => {
  expect(print(JUST_DROPPED)).toBe('s0 f0')
})

describe('deathSavingThrow', () => {
  // SRD 5.2.1, Playing the Game, Death Saving Throws (page 17) and Rolling a 1 or 20 (page 18).
  // Each row: the state, then what a natural 1, 2 to 9, 10 to 19 and 20 make of it.
  const ROWS = [
    ['s0 f0', 's0 f2', 's0 f1', 's1 f0', '1 HP'],
    ['s0 f1', 'dead', 's0 f2', 's1 f1', '1 HP'],
    ['s0 f2', 'dead', 'dead', 's1 f2', '1 HP'],
    ['s1 f0', 's1 f2', 's1 f1', 's2 f0', '1 HP'],
    ['s1 f1', 'dead', 's1 f2', 's2 f1', '1 HP'],
    ['s1 f2', 'dead', 'dead', 's2 f2', '1 HP'],
    ['s2 f0', 's2 f2', 's2 f1', 'stable', '1 HP'],
    ['s2 f1', 'dead', 's2 f2', 'stable', '1 HP'],
    ['s2 f2', 'dead', 'dead', 'stable', '1 HP'],
  ] as const

  const column = (natural: number): 1 | 2 | 3 | 4 => (natural === 1 ? 1 : natural < 10 ? 2 : natural < 20 ? 3 : 4)
  const dying = (name: string): DyingState => ({
    kind: 'dying',
    successes: Number(name[1]),
    failures: Number(name[4]),
    hitPoints: 0,
  })
  const naturals = Array.from({ length: 20 }, (_, index) => index + 1)

  test.each(ROWS)('%s, every natural roll', (...row) => {
    for (const natural of naturals) {
      expect([natural, print(deathSavingThrow({ life: dying(row[0]), natural }))]).toEqual([
        natural,
        row[column(natural)],
      ])
    }
  })

  test.each([{ kind: 'stable', hitPoints: 0 }, { kind: 'dead' }, { kind: 'conscious', hitPoints: 4 }] as const)(
    '$kind: no roll changes it',
    (state) => {
      for (const natural of naturals) expect(deathSavingThrow({ life: state, natural })).toEqual(state)
    },
  )

  test.each([
    ['a bonus lifts 8 to 10', 8, 2, 's1 f0'],
    ['a bonus of 1 does not lift 8 to 10', 8, 1, 's0 f1'],
    ['a penalty lowers 10', 10, -1, 's0 f1'],
    ['a natural 1 counts twice whatever the bonus', 1, 20, 's0 f2'],
    ['a natural 20 wakes whatever the penalty', 20, -20, '1 HP'],
    ['a 19 with a bonus is no natural 20', 19, 5, 's1 f0'],
    ['a 2 with a penalty is no natural 1', 2, -5, 's0 f1'],
  ] as const)('%s', (_, natural, bonus, expected) => {
    expect(print(deathSavingThrow({ life: JUST_DROPPED, natural, bonus }))).toBe(expected)
  })

  test.each([0, 21, 10.5, Number.NaN])('a natural roll of %d throws a RangeError', (natural) => {
    const call = (): DyingState => deathSavingThrow({ life: JUST_DROPPED, natural })
    expect(call).toThrow(RangeError)
    expect(call).toThrow(`natural is ${natural}; it must be an integer from 1 to 20 (both included). Tip: `)
    expect(() => deathSavingThrow({ life: { kind: 'stable', hitPoints: 0 }, natural })).toThrow(RangeError)
  })
})

// 2012 playtest, Dying, Dead, Stabilized
describe('with Hit Points below 0', () => {
  const fifthLevel = deadlyHitPoints({ constitutionScore: 14, level: 5 })
  const at = (hitPoints: number, successes = 0): DyingState => ({ kind: 'dying', successes, failures: 0, hitPoints })
  const save = (state: DyingState, natural: number, failureDamage: number, bonus = 0): DyingState =>
    deathSavingThrow({ life: state, natural, bonus, failureDamage, deadlyHitPoints: fifthLevel }, next2012)

  test('level 5 and Constitution 14 die at −19', () => {
    expect(fifthLevel).toBe(-19)
  })

  test.each([
    ['a failure costs the damage rolled', save(at(0), 9, 4), at(-4)],
    ['again', save(at(-4, 2), 2, 6), at(-10, 2)],
    ['10 succeeds', save(at(-3), 10, 4), at(-3, 1)],
    ['the Constitution modifier counts', save(at(-3), 8, 4, 2), at(-3, 1)],
    ['the third success stabilizes, at the same Hit Points', save(at(-7, 2), 15, 4), { kind: 'stable', hitPoints: -7 }],
    ['a natural 20 is a success like any other', save(at(-7), 20, 4), at(-7, 1)],
    ['a natural 1 is a failure like any other', save(at(-7), 1, 4), at(-11)],
    ['a natural 1 succeeds with +9', save(at(-7), 1, 4, 9), at(-7, 1)],
    ['one less than deadly', save(at(-14), 5, 4), at(-18)],
    ['deadly', save(at(-14), 5, 5), { kind: 'dead' }],
    ['more than deadly', save(at(-14), 5, 6), { kind: 'dead' }],
    ['the stable make none', save({ kind: 'stable', hitPoints: -7 }, 2, 6), { kind: 'stable', hitPoints: -7 }],
  ])('%s', (_, after, expected) => {
    expect(after).toEqual(expected)
  })

  test('throws without the damage per failure and the deadly Hit Points', () => {
    expect(() => deathSavingThrow({ life: at(0), natural: 5, deadlyHitPoints: -19 }, next2012)).toThrow(
      'failureDamage is undefined',
    )
    expect(() => deathSavingThrow({ life: at(0), natural: 5, failureDamage: 3 }, next2012)).toThrow(
      'deadlyHitPoints is undefined',
    )
  })
})
