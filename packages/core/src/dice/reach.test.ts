import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyExpression } from '../../test/arbitrary-expression.ts'
import { oddsOf, parsed } from '../../test/parsed.ts'
import { maximum } from './distribution.ts'
import { odds } from './odds.ts'
import { dieReach, isAddition, reach } from './reach.ts'

describe('reach', () => {
  test.each([
    ['7', 7, 7],
    ['-7', -7, -7],
    ['3d6', 3, 18],
    ['0d6', 0, 0],
    ['2dF', -2, 2],
    ['2d{3,-1,5}', -2, 10],
    ['4d6kh3', 3, 18],
    ['4d6dl1dh1', 2, 12],
    ['4d6kh0', 0, 0],
    ['4d6kl9', 4, 24],
    ['2d6min3', 6, 12],
    ['2d6max4', 2, 8],
    ['2d6!{1}', 2, 24],
    ['2d6!!{2}', 2, 36],
    ['2d6x3=6', 2, 30],
    ['2d6ra1', 2, 18],
    ['4d6!{1}dl3', 1, 30],
    ['2d6!{1}kh1', 1, 6],
    ['2d{-3,1}!!<0{1}', -12, 4],
    ['5d10>=8', 0, 5],
    ['5d10>=8f1', -5, 5],
    ['5d10kh2>=8', 0, 2],
    ['2d6!{1}>=6', 0, 4],
    ['(1d4)d6', 1, 24],
    ['(1d4-1)d6', 0, 18],
    ['1d(1d6)', 1, 6],
    ['(1d5)d6kh4kl4', 0, 24],
    ['1d4+2d6-1d8', -5, 15],
    ['1d4*2d6', 2, 48],
    ['(1d4-3)*(1d4-2)', -4, 2],
    ['7/2', 3, 3],
    ['1/10', 0, 0],
    ['10/(0-3)', -4, -4],
    ['ceil(10/(0-3))', -3, -3],
    ['1d20/1d4', 0, 20],
    ['(1d6-4)/(1d2)', -3, 2],
    ['max(1d6,3)', 3, 6],
    ['min(1d6,3)', 1, 3],
    ['max(1d4-3,2-1d6)', -2, 1],
    ['abs(1d6-9)', 3, 8],
    ['abs(1d6-3)', 0, 3],
    ['(1d6)>=3', 0, 1],
    ['(2d6)[fire]', 2, 12],
    ['{1d6,2d4}', 2, 16],
    ['{1d6,2d4}kh1', 1, 8],
    ['{1d6-9,2d4}kl1', -8, 8],
    ['{1d6,1d8,1d4}>=3', 0, 3],
    ['{1,1,1}kh2>=1f1', -2, 2],
    ['{2d6+1d8}', 3, 20],
    ['{2d6+1d8}kh1', 0, 20],
    ['{d{-5}+d{10}}kh1', -5, 10],
    ['{2d6+1d8}>=1', 0, 3],
    ['{2d{-1}}>=-5', 0, 2],
    ['{10-2d4}kh1', 0, 8],
    ['{{1d6+1d8}kh1+2}kh1', 0, 16],
  ])('%s is between %i and %i', (notation, least, most) => {
    expect(reach(parsed(notation))).toEqual({ least, most })
  })

  test.each([
    ['2d6!', 2, 1212],
    ['1d6!!', 1, 606],
    ['1d6!p', 0, 606],
  ])('%s has at most a hundred extra dice for each die', (notation, least, most) => {
    expect(reach(parsed(notation))).toEqual({ least, most })
  })

  test('law: no possible total is outside', () => {
    const small = anyExpression({ count: 3, sides: 4, keeps: 2, constant: 9, terms: 3, depth: 3 })
    fc.assert(
      fc.property(small, (expression) => {
        const exact = odds(expression, { limits: { work: 200_000 } })
        if (!exact.ok) return
        const { least, most } = reach(expression)
        expect(exact.value.minimum).toBeGreaterThanOrEqual(least)
        expect(maximum(exact.value)).toBeLessThanOrEqual(most)
      }),
      { numRuns: 500 },
    )
  })

  test.each(['4d6', '4d6kh3', '2d6min2', '2d6!{2}', '2d6!!{2}', '5d10>=8', '1d6*1d4', 'max(1d6,1d8)', '1d6-1d8'])(
    'both bounds of %s are possible',
    (notation) => {
      const distribution = oddsOf(notation)
      expect(reach(parsed(notation))).toEqual({ least: distribution.minimum, most: maximum(distribution) })
    },
  )
})

test.each([
  ['d6', 1, 6],
  ['d{4,-2,9}', -2, 9],
  ['d(2d4)', 1, 8],
])('a %s is between %i and %i', (notation, least, most) => {
  const pool = parsed(notation)
  expect(pool.kind === 'pool' && dieReach(pool.die)).toEqual({ least, most })
})

test.each([
  ['1+2d6', true],
  ['1-2d6', false],
  ['-1', false],
])('%s only adds: %s', (notation, expected) => {
  const sum = parsed(notation)
  expect(sum.kind === 'sum' && isAddition(sum)).toBe(expected)
})
