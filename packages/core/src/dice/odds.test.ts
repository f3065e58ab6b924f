import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyExpression } from '../../test/arbitrary-expression.ts'
import { tally, tallyOf, totals } from '../../test/brute-force.ts'
import { oddsOf, parsed } from '../../test/parsed.ts'
import { fraction } from '../fraction.ts'
import { isDistribution, reachesAtLeastAsOften, weightsAddUp } from './distribution.laws.ts'
import { maximum, mean, probability } from './distribution.ts'
import { odds } from './odds.ts'
import type { Expression } from './syntax.ts'

/** In how many ways the dice of an expression can fall. */
const ways = (expression: Expression): number => {
  switch (expression.kind) {
    case 'constant':
      return 1
    case 'pool':
      return expression.sides ** expression.count
    case 'sum':
      return expression.terms.reduce((product, term) => product * ways(term.expression), 1)
  }
}

describe('against every way to fall', () => {
  test.each([
    '2d6+1d4',
    '1d4-1d4',
    '2d6-1d8+3',
    '10-2d4',
    '-2d4',
    '-(1d4-1d6)',
    '4d4kh3+1d6',
    '4d4dl1dh1-2d3kl1',
    '(1d4+1)-(2d3kh1-2)',
    '3d3dl2dh2+1d2',
    '0d6+2',
    '2d1-1d2',
  ])('%s', (notation) => {
    expect(tallyOf(oddsOf(notation))).toBe(tally(totals(parsed(notation))))
  })

  test('any small expression', () => {
    const small = anyExpression({ count: 3, sides: 4, keeps: 2, constant: 9, terms: 3, depth: 2 })
    fc.assert(
      fc.property(
        small.filter((expression) => ways(expression) <= 5000),
        (expression) => {
          const result = odds(expression)
          if (!result.ok) throw new Error(`${result.error.limit} over limit`)
          expect(tallyOf(result.value)).toBe(tally(totals(expression)))
          expect(result.value.denominator).toBe(BigInt(ways(expression)))
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('known values', () => {
  test.each([
    ['4d6kh3', fraction(15869, 1296), 3, 18],
    ['100d6', fraction(350), 100, 600],
    ['2d20kh1', fraction(553, 40), 1, 20],
    ['2d20kl1', fraction(287, 40), 1, 20],
    ['1d4-1d4', fraction(0), -3, 3],
    ['5d20dl2dh2', fraction(21, 2), 1, 20],
    ['-1d6', fraction(-7, 2), -6, -1],
    ['d%', fraction(101, 2), 1, 100],
    ['7', fraction(7), 7, 7],
    ['1000000000-1', fraction(999_999_999), 999_999_999, 999_999_999],
  ])('%s', (notation, average, lowest, highest) => {
    const distribution = oddsOf(notation)
    expect(mean(distribution)).toEqual(average)
    expect([distribution.minimum, maximum(distribution)]).toEqual([lowest, highest])
    weightsAddUp(distribution)
  })

  test.each([
    ['4d6kh3', 15, fraction(25, 108)],
    ['4d6kh3', 18, fraction(7, 432)],
    ['3d6', 18, fraction(1, 216)],
    ['2d20kh1+5', 15, fraction(319, 400)],
    ['2d20kl1+5', 15, fraction(121, 400)],
    ['1d4-1d4', 1, fraction(3, 8)],
  ])('%s reaches %i', (notation, number, expected) => {
    expect(probability(oddsOf(notation), '>=', number)).toEqual(expected)
  })

  test.each(['-0', '-0d6', '-4d6kh0', '0-0d6', '-(1d4-4)'])('%s knows no minus nought', (notation) => {
    expect(Object.is(oddsOf(notation).minimum, -0)).toBe(false)
  })
})

describe('limits', () => {
  test.each(['10000d1000000', '10000d6kl1', '100d6dl1dh1', '9999d20kh5000', '1d20000+1d20000'])(
    '%s is refused at once',
    (notation) => {
      const result = odds(parsed(notation))
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'over-limit', limit: 'work', allowed: 20_000_000, at: 0, length: notation.length },
      })
      if (!result.ok) expect(Number(result.error.got)).toBeGreaterThan(20_000_000)
    },
  )

  test('the limit can be set, and the error points at the expression', () => {
    expect(odds(parsed('  2d6 + 1  '), { limits: { work: 5 } })).toMatchObject({
      ok: false,
      error: { limit: 'work', allowed: 5, at: 2, length: 7 },
    })
    expect(odds(parsed('2d6+1'), { limits: { work: 1000 } }).ok).toBe(true)
  })

  test('dice of one side cost no work', { timeout: 1000 }, () => {
    expect(tallyOf(oddsOf('3000d1kh1500'))).toBe('1500×1')
    expect(tallyOf(oddsOf('3000d1dl1000dh1000'))).toBe('1000×1')
  })
})

describe('laws', () => {
  test.each(['2d6+3', '4d6kh3', '1d8-1d6', '3d4dl1dh1+2', '-2d4', '12'])('%s', (notation) => {
    isDistribution(oddsOf(notation))
  })

  test.each([
    ['2d20kh1+5', '1d20+5'],
    ['1d20+5', '2d20kl1+5'],
    ['2d20kh1-1d4', '1d20-1d4'],
    ['2d6+1', '2d6'],
    ['2d6', '2d6-1d4'],
    ['2d8', '2d6'],
  ])('%s reaches every number at least as often as %s', (better, worse) => {
    reachesAtLeastAsOften(oddsOf(better), oddsOf(worse))
  })
})
