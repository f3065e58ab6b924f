import { describe, expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { probability } from '../../dice/distribution.ts'
import { fraction } from '../../fraction.ts'
import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import { type D20Roll, d20TestChance, d20TestDistribution } from './d20-test-distribution.ts'

const bless = parsed('1d4')
const bane = parsed('-1d4')

describe('d20TestChance', () => {
  // Counted independently. The first row by hand: with 1 to 4 on the d4, 12 to 15 faces of the d20 reach 10.
  test.each<[string, D20Roll, number, ReturnType<typeof fraction>]>([
    ['+5 and 1d4 against 15', { state: 'normal', modifier: 5, bonusDice: bless }, 15, fraction(27, 40)],
    ['with Advantage', { state: 'advantage', modifier: 5, bonusDice: bless }, 15, fraction(713, 800)],
    ['with Disadvantage', { state: 'disadvantage', modifier: 5, bonusDice: bless }, 15, fraction(367, 800)],
    ['+5 less 1d4 against 15', { state: 'normal', modifier: 5, bonusDice: bane }, 15, fraction(17, 40)],
    ['less 1d4 with Advantage', { state: 'advantage', modifier: 5, bonusDice: bane }, 15, fraction(533, 800)],
    ['9 or lower as a 10: 13 to 20 reach 20', { state: 'normal', modifier: 7, minimumOnDie: 10 }, 20, fraction(2, 5)],
    ['9 or lower as a 10: always 17', { state: 'disadvantage', modifier: 7, minimumOnDie: 10 }, 17, fraction(1)],
    [
      '9 or lower as a 10: the dice stay below 10 + 7 + 1',
      { state: 'normal', modifier: 7, minimumOnDie: 10 },
      18,
      fraction(1, 2),
    ],
    ['a natural 20 is not an automatic success', { state: 'advantage' }, 21, fraction(0)],
    ['a natural 1 is not an automatic failure', { state: 'disadvantage', modifier: 9 }, 10, fraction(1)],
  ])('%s', (_, roll, target, expected) => {
    expect(d20TestChance({ ...roll, targetNumber: target })).toEqual({ ok: true, value: expected })
  })
})

describe('d20TestDistribution', () => {
  test.each(ROLL_STATES)('brute force: %s, with 1d4 − 1d3 + 2 and numbers below 4 as 4', (state) => {
    const faces = Array.from({ length: 20 }, (_, index) => index + 1)
    const counts = new Map<number, number>()
    for (const first of faces) {
      for (const second of faces) {
        const natural = { normal: first, advantage: Math.max(first, second), disadvantage: Math.min(first, second) }[
          state
        ]
        for (const added of [1, 2, 3, 4]) {
          for (const taken of [1, 2, 3]) {
            const total = Math.max(natural, 4) + added - taken + 2
            counts.set(total, (counts.get(total) ?? 0) + 1)
          }
        }
      }
    }
    const result = d20TestDistribution({ state, modifier: 2, bonusDice: parsed('1d4-1d3'), minimumOnDie: 4 })
    if (!result.ok) throw new Error(result.error.code)
    for (let total = 0; total <= 30; total += 1) {
      expect([total, probability(result.value, '=', total)]).toEqual([total, fraction(counts.get(total) ?? 0, 4800)])
    }
  })

  test('dice above the work limit return an error', () => {
    const result = d20TestDistribution({ state: 'normal', bonusDice: parsed('10000d1000') })
    expect(result).toMatchObject({ ok: false, error: { code: 'over-limit', limit: 'work', at: 0, length: 10 } })
  })

  test('a modifier that is not an integer throws a RangeError', () => {
    expect(() => d20TestDistribution({ state: 'normal', modifier: 0.5 })).toThrow(RangeError)
  })
})
