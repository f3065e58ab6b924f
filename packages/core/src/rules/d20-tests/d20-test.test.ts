import { describe, expect, test } from 'vitest'
import { compareFractions, fraction } from '../../fraction.ts'
import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import { chanceOfSuccess, d20Distribution, succeeds } from './d20-test.ts'

describe('d20Distribution', () => {
  // SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): of 400 pairs, 2f − 1 have f as the higher die
  test.each([
    ['normal', 20n, (_face: number): number => 1],
    ['advantage', 400n, (face: number): number => 2 * face - 1],
    ['disadvantage', 400n, (face: number): number => 41 - 2 * face],
  ] as const)('%s', (state, denominator, ways) => {
    const expected = Array.from({ length: 20 }, (_, index) => BigInt(ways(index + 1)))
    expect(d20Distribution(state)).toEqual({ minimum: 1, weights: expected, denominator })
  })
})

// SRD 5.2.1, Playing the Game, D20 Tests (page 6): “equals or exceeds the target number”
test.each([
  [15, 15, true],
  [16, 15, true],
  [14, 15, false],
  [-3, -3, true],
])('a total of %i against %i: %s', (total, target, expected) => {
  expect(succeeds({ total, targetNumber: target })).toBe(expected)
})

describe('chanceOfSuccess', () => {
  test.each([
    [{ modifier: 5, dc: 15, state: 'normal' }, fraction(11, 20)],
    [{ modifier: 5, dc: 15, state: 'advantage' }, fraction(319, 400)],
    [{ modifier: 5, dc: 15, state: 'disadvantage' }, fraction(121, 400)],
    [{ modifier: 0, dc: 20, state: 'normal' }, fraction(1, 20)],
    [{ modifier: 0, dc: 10, state: 'normal' }, fraction(11, 20)],
    // A natural 20 is no success of its own, a natural 1 no failure: Rolling 20 or 1 (page 7) is about attack rolls.
    [{ modifier: 0, dc: 21, state: 'normal' }, fraction(0)],
    [{ modifier: 0, dc: 30, state: 'advantage' }, fraction(0)],
    [{ modifier: 9, dc: 10, state: 'normal' }, fraction(1)],
    [{ modifier: 20, dc: 5, state: 'disadvantage' }, fraction(1)],
    [{ modifier: -5, dc: 5, state: 'normal' }, fraction(11, 20)],
  ] as const)('%o', (check, expected) => {
    expect(chanceOfSuccess(check)).toEqual(expected)
  })

  test('law: Advantage ≥ straight ≥ Disadvantage at every threshold, equal only at 0 and 1', () => {
    for (let dc = -2; dc <= 24; dc += 1) {
      const [normal, advantage, disadvantage] = ROLL_STATES.map((state) => chanceOfSuccess({ modifier: 0, dc, state }))
      if (normal === undefined || advantage === undefined || disadvantage === undefined)
        throw new Error('a roll state is missing')
      const settled = dc <= 1 || dc > 20
      expect([dc, compareFractions(advantage, normal)]).toEqual([dc, settled ? 0 : 1])
      expect([dc, compareFractions(normal, disadvantage)]).toEqual([dc, settled ? 0 : 1])
    }
  })
})
