import { describe, expect, test } from 'vitest'
import { tally, tallyOf, totals } from '../../test/brute-force.ts'
import { parsedWith } from '../../test/computing.ts'
import { parsed } from '../../test/parsed.ts'
import { format } from '../dice/format.ts'
import { fraction } from '../fraction.ts'
import { diceCalculator } from './dice.ts'

describe('dice', () => {
  test.each([
    ['3d4', 9],
    ['4d4kh3', 8],
    ['2d4-1d6+1', 0],
    ['5', 6],
  ])('%s, at least %i: every figure matches an enumeration of all rolls', (expr, atLeast) => {
    const values = totals(parsed(expr))
    const ways = values.length
    const sum = values.reduce((a, b) => a + b, 0)
    const squares = values.reduce((a, b) => a + b * b, 0)
    const result = diceCalculator.compute(parsedWith(diceCalculator, { expr, 'at-least': atLeast }))
    if (!result.ok) throw new Error(result.error.code)
    const { figures, distribution, threshold } = result.value
    expect(figures).toEqual([
      { id: 'chance', kind: 'probability', value: fraction(values.filter((value) => value >= atLeast).length, ways) },
      { id: 'mean', kind: 'number', value: fraction(sum, ways) },
      { id: 'variance', kind: 'number', value: fraction(squares * ways - sum * sum, ways * ways) },
      { id: 'minimum', kind: 'integer', value: Math.min(...values) },
      { id: 'maximum', kind: 'integer', value: Math.max(...values) },
    ])
    expect(distribution && tallyOf(distribution)).toBe(tally(values))
    expect(threshold).toBe(atLeast)
  })

  test('gives one step, citing difficulty-class', () => {
    const result = diceCalculator.compute(parsedWith(diceCalculator, { expr: '1d20+5', 'at-least': 15 }))
    expect(result.ok && result.value.steps).toEqual([
      {
        kind: 'at-least',
        rule: 'difficulty-class',
        values: {
          dice: '1d20+5',
          'at-least': 15,
          chance: fraction(11, 20),
        },
      },
    ])
  })

  test('too much work is reported as a field error and does not hang', () => {
    expect(diceCalculator.compute(parsedWith(diceCalculator, { expr: '10000d1000000', 'at-least': 1 }))).toMatchObject({
      ok: false,
      error: { field: 'expr', code: 'dice.over-limit', got: '10000d1000000', expected: { limit: 'work' } },
    })
  })

  test('offers its dice to roll', () => {
    expect(
      diceCalculator
        .rolls(parsedWith(diceCalculator, { expr: 'D20 + 5', 'at-least': 15 }))
        .map(({ id, expression }) => [id, format(expression)]),
    ).toEqual([['expr', '1d20+5']])
  })
})
