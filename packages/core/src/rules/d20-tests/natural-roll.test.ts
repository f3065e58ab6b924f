import { describe, expect, test } from 'vitest'
import { allRolls } from '../../../test/brute-force.ts'
import { probability } from '../../dice/distribution.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import { ROLL_STATES, type RollState } from '../../vocabulary/d20-tests.ts'
import { type D20Dice, naturalRoll } from './natural-roll.ts'

describe('naturalRoll', () => {
  // The chances of a 1, a 2, a 19 and a 20. Counted independently over all rolls of the dice and of the die that
  // is rolled again; the first row by hand: a 1 needs two 1s, any other number comes first or after a 1, 20 + 1 ways.
  test.each([
    [
      'Luck',
      { state: 'normal', halflingLuck: true },
      [fraction(1, 400), fraction(21, 400), fraction(21, 400), fraction(21, 400)],
    ],
    [
      'Luck with Advantage',
      { state: 'advantage', halflingLuck: true },
      [fraction(1, 8000), fraction(1, 320), fraction(773, 8000), fraction(817, 8000)],
    ],
    [
      'Luck with Disadvantage',
      { state: 'disadvantage', halflingLuck: true },
      [fraction(29, 4000), fraction(407, 4000), fraction(33, 4000), fraction(11, 4000)],
    ],
    [
      'a third d20 with Advantage',
      { state: 'advantage', extraDice: 1 },
      [fraction(1, 8000), fraction(7, 8000), fraction(1027, 8000), fraction(1141, 8000)],
    ],
    [
      'a third d20 and Luck',
      { state: 'advantage', extraDice: 1, halflingLuck: true },
      [fraction(1, 160000), fraction(33, 160000), fraction(21351, 160000), fraction(23847, 160000)],
    ],
  ] as const)('%s', (_, dice, expected) => {
    const natural = naturalRoll(dice)
    expect([1, 2, 19, 20].map((face) => probability(natural, '=', face))).toEqual(expected)
  })

  test('extra d20s are rolled only with Advantage', () => {
    expect(naturalRoll({ state: 'normal', extraDice: 1 })).toEqual(naturalRoll({ state: 'normal' }))
    expect(naturalRoll({ state: 'disadvantage', extraDice: 3 })).toEqual(naturalRoll({ state: 'disadvantage' }))
  })

  test.each([-1, 0.5, 11, Number.NaN])('%d extra dice throw a RangeError', (extraDice) => {
    expect(() => naturalRoll({ state: 'advantage', extraDice })).toThrow(RangeError)
  })
})

describe('Luck against brute force', () => {
  const counting = (state: RollState, dice: readonly number[]): number =>
    state === 'disadvantage' ? Math.min(...dice) : Math.max(...dice)

  /** The chance of `target` or more for a player who sees the dice and rolls one 1 again where that does not hurt. */
  function best(state: RollState, count: number, target: number): Fraction {
    let ways = 0
    for (const dice of allRolls(count, 20)) {
      const kept = counting(state, dice) >= target ? 20 : 0
      const one = dice.indexOf(1)
      const faces = Array.from({ length: 20 }, (_, index) => index + 1)
      const again = faces.filter((face) => counting(state, dice.with(one, face)) >= target).length
      ways += one === -1 ? kept : Math.max(kept, again)
    }
    return fraction(ways, 20 ** (count + 1))
  }

  test.each<[D20Dice, number]>([
    [{ state: 'normal' }, 1],
    [{ state: 'advantage' }, 2],
    [{ state: 'disadvantage' }, 2],
    [{ state: 'advantage', extraDice: 1 }, 3],
  ])('%o: rerolling every 1 is optimal for every target', (dice, count) => {
    const natural = naturalRoll({ ...dice, halflingLuck: true })
    for (const target of count === 3 ? [2, 3, 11, 20] : Array.from({ length: 20 }, (_, index) => index + 1)) {
      expect([target, probability(natural, '>=', target)]).toEqual([target, best(dice.state, count, target)])
    }
  })

  test.each(ROLL_STATES)('law: Luck never hurts, %s', (state) => {
    for (let target = 1; target <= 20; target += 1) {
      const [without, lucky] = [false, true].map((halflingLuck) =>
        probability(naturalRoll({ state, halflingLuck }), '>=', target),
      )
      if (without === undefined || lucky === undefined) throw new Error('a chance is missing')
      expect(lucky.numerator * without.denominator).toBeGreaterThanOrEqual(without.numerator * lucky.denominator)
    }
  })
})
