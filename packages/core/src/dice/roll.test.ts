import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyExpression, anyPool } from '../../test/arbitrary-expression.ts'
import { keptTotal } from '../../test/brute-force.ts'
import { oddsOf, parsed } from '../../test/parsed.ts'
import { scriptedRandom } from '../../test/scripted-random.ts'
import { maximum, outcomes } from './distribution.ts'
import { odds } from './odds.ts'
import { seededRandom } from './random.ts'
import { type Roll, roll } from './roll.ts'
import type { Expression } from './syntax.ts'

/** Raw values that make dice show these faces. */
const showing = (faces: readonly number[]): number[] => faces.map((face) => face - 1)

/** The dice of a pool, those that do not count in brackets. */
const print = (rolled: Roll): string =>
  rolled.kind === 'pool' ? rolled.dice.map(({ value, kept }) => (kept ? `${value}` : `[${value}]`)).join(' ') : ''

describe('one pool', () => {
  test.each([
    ['3d6', [1, 6, 3], '1 6 3', 10],
    ['0d6', [], '', 0],
    ['4d6kh3', [2, 5, 1, 6], '2 5 [1] 6', 13],
    ['4d6dl1', [2, 5, 1, 6], '2 5 [1] 6', 13],
    ['4d6kl1', [2, 5, 1, 6], '[2] [5] 1 [6]', 1],
    ['4d6dh3', [2, 5, 1, 6], '[2] [5] 1 [6]', 1],
    ['2d20kh1', [18, 3], '18 [3]', 18],
    ['2d20kl1', [18, 3], '[18] 3', 3],
    ['5d20dl2dh2', [4, 20, 11, 7, 1], '[4] [20] [11] 7 [1]', 7],
    ['2d6kh1', [5, 5], '5 [5]', 5],
    ['2d6kl1', [5, 5], '[5] 5', 5],
    ['5d6dl2dh2', [5, 5, 5, 5, 5], '[5] [5] 5 [5] [5]', 5],
    ['4d6kh2', [3, 3, 3, 6], '3 [3] [3] 6', 9],
    ['3d6kh0', [1, 2, 3], '[1] [2] [3]', 0],
    ['3d6kh9', [1, 2, 3], '1 2 3', 6],
    ['3d6dl9', [1, 2, 3], '[1] [2] [3]', 0],
  ])('%s with %j', (notation, faces, dice, total) => {
    const script = scriptedRandom(showing(faces))
    const rolled = roll(script.random, parsed(notation))
    expect(print(rolled)).toBe(dice)
    expect(rolled.total).toBe(total)
    script.expectUsedUp()
  })
})

describe('sums', () => {
  test('dice fall from left to right, signs apply, the tree stays', () => {
    const script = scriptedRandom(showing([4, 2, 6, 3]))
    const expression = parsed('2d6-(1d8kh1+2)+1d4')
    const rolled = roll(script.random, expression)
    script.expectUsedUp()
    expect(rolled.total).toBe(4 + 2 - (6 + 2) + 3)
    expect(
      rolled.kind === 'sum' && rolled.terms.map(({ sign, roll: { kind, total } }) => `${sign} ${kind} ${total}`),
    ).toEqual(['1 pool 6', '-1 sum 8', '1 pool 3'])
    expect(rolled.expression).toBe(expression)
  })

  test.each([
    ['7', 7],
    ['-7', -7],
    ['3-10', -7],
    ['-(2-5)', 3],
    ['-0', 0],
  ])('%s asks for no randomness', (notation, total) => {
    const script = scriptedRandom([])
    expect(roll(script.random, parsed(notation)).total).toBe(total)
  })
})

describe('laws', () => {
  test('each die lies from 1 to the sides, and the kept ones are those that an independent sort keeps', () => {
    fc.assert(
      fc.property(fc.string(), anyPool({ count: 12, sides: 20, keeps: 3 }), (seed, pool) => {
        const rolled = roll(seededRandom(seed), pool)
        if (rolled.kind !== 'pool') throw new Error('a pool rolls a pool')
        expect(rolled.dice).toHaveLength(pool.count)
        const faces = rolled.dice.map(({ value }) => value)
        for (const face of faces) expect(face >= 1 && face <= pool.sides && Number.isInteger(face)).toBe(true)
        expect(rolled.total).toBe(keptTotal(faces, pool.keeps))
        expect(rolled.total).toBe(rolled.dice.reduce((sum, { value, kept }) => (kept ? sum + value : sum), 0))
      }),
    )
  })

  test('the total is one that the odds hold possible', () => {
    const small = anyExpression({ count: 4, sides: 8, keeps: 2, constant: 20, terms: 3, depth: 3 })
    fc.assert(
      fc.property(fc.string(), small, (seed, expression) => {
        const exact = odds(expression)
        if (!exact.ok) throw new Error('small expressions stay within the limits')
        const { total } = roll(seededRandom(seed), expression)
        expect(exact.value.weights[total - exact.value.minimum]).toBeGreaterThan(0n)
        expect(total).toBeLessThanOrEqual(maximum(exact.value))
      }),
    )
  })
})

describe('frozen rolls of a seed', () => {
  test.each([
    ['rulestone', '8d6', 32],
    ['rulestone', '4d6kh3', 14],
    ['table 7', '5d20', 34],
    ['table 7', '5d20dl2dh2', 5],
    ['', '10d6', 34],
    ['骰子', '6d8', 15],
  ])('%j rolls %s: %i', (seed, notation, total) => {
    expect(roll(seededRandom(seed), parsed(notation)).total).toBe(total)
  })
})

describe('chi-square of 12,000 rolls against the exact distribution', () => {
  const ROLLS = 12_000

  const chiSquare = (expression: Expression, seed: string, expected: ReadonlyMap<number, number>): number => {
    const random = seededRandom(seed)
    const counts = new Map<number, number>()
    for (let index = 0; index < ROLLS; index += 1) {
      const { total } = roll(random, expression)
      counts.set(total, (counts.get(total) ?? 0) + 1)
    }
    let sum = 0
    for (const [total, mean] of expected) sum += ((counts.get(total) ?? 0) - mean) ** 2 / mean
    return sum
  }

  // The critical values are those of a table of the chi-square distribution for 0.999.
  test.each([
    ['1d6', 5, 20.515],
    ['1d20', 19, 43.82],
    ['2d6', 10, 29.588],
    ['4d6kh3', 15, 37.697],
    ['2d20kh1', 19, 43.82],
    ['2d20kl1', 19, 43.82],
    ['5d20dl2dh2', 19, 43.82],
    ['1d4-1d4', 6, 22.458],
  ])('%s, %i degrees of freedom', (notation, degrees, critical) => {
    const { denominator, ...rest } = oddsOf(notation)
    const expected = new Map(
      Array.from(outcomes({ denominator, ...rest }), ([outcome, weight]) => [
        outcome,
        (ROLLS * Number(weight)) / Number(denominator),
      ]),
    )
    expect(expected.size - 1).toBe(degrees)
    expect(Math.min(...expected.values())).toBeGreaterThan(5)
    expect(chiSquare(parsed(notation), `chi-square ${notation}`, expected)).toBeLessThan(critical)
  })
})
