import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countingD20, rerollOne } from './rerolls.ts'

describe('countingD20', () => {
  // SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): the book’s example is an 18 and a 3
  test.each([
    ['normal', [7], 7],
    ['disadvantage', [18, 3], 3],
    ['advantage', [18, 3], 18],
    ['advantage', [3, 18], 18],
    ['advantage', [4, 4], 4],
    ['advantage', [2, 19, 5], 19],
  ] as const)('with %s, %j counts as %i', (state, dice, expected) => {
    expect(countingD20({ dice, state })).toBe(expected)
  })

  test.each([
    ['normal', [3, 18]],
    ['normal', []],
    ['advantage', [18]],
    ['disadvantage', []],
    ['normal', [0]],
    ['normal', [21]],
    ['advantage', [10, 10.5]],
  ] as const)('%s does not go with %j', (state, dice) => {
    expect(() => countingD20({ dice, state })).toThrow(RangeError)
  })
})

describe('rerollOne', () => {
  // SRD 5.2.1, Playing the Game, Interactions with Rerolls (page 8): a 3 and an 18, reroll one of those dice
  test('one die, of your choice', () => {
    expect(rerollOne({ dice: [3, 18], which: 0, number: 11 })).toEqual([11, 18])
    expect(rerollOne({ dice: [3, 18], which: 1, number: 11 })).toEqual([3, 11])
  })

  test.each([-1, 2, 0.5])('die index %d throws a RangeError', (which) => {
    expect(() => rerollOne({ dice: [3, 18], which, number: 11 })).toThrow(RangeError)
  })

  test('law: rerolling the lower die with Advantage never hurts', () => {
    const d20 = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(d20, d20, d20, (first, second, number) => {
        const lower = first <= second ? 0 : 1
        const after = countingD20({
          dice: rerollOne({ dice: [first, second], which: lower, number }),
          state: 'advantage',
        })
        expect(after).toBeGreaterThanOrEqual(Math.max(first, second))
      }),
    )
  })
})
