import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyExpression, anyPool, anySum } from '../../test/arbitrary-expression.ts'
import { keptTotal } from '../../test/brute-force.ts'
import { parsed } from '../../test/parsed.ts'
import { scriptedRandom } from '../../test/scripted-random.ts'
import { maximum } from './distribution.ts'
import { odds } from './odds.ts'
import { parse } from './parse.ts'
import { seededRandom } from './random.ts'
import { type Die, type Roll, roll } from './roll.ts'

/** The raw values that make dice show these faces. */
const showing = (faces: readonly number[]): number[] => faces.map((face) => face - 1)

/** The dice of a pool; those that do not count are in brackets. */
const print = (rolled: Roll): string =>
  rolled.kind === 'pool' ? rolled.dice.map(({ value, kept }) => (kept ? `${value}` : `[${value}]`)).join(' ') : ''

describe('the kept dice', () => {
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

/** A die as a line: its value, in brackets if it does not count, what was thrown, and what happened. */
const describeDie = ({ value, kept, thrown, exploded, extra, mark }: Die): string =>
  [
    kept ? `${value}` : `[${value}]`,
    `of ${thrown.join(' ')}`,
    ...(exploded ? ['exploded'] : []),
    ...(extra ? ['extra'] : []),
    ...(mark ? [mark] : []),
  ].join(' ')

describe('what happened to each die', () => {
  test.each([
    ['2d6', [3, 5], ['3 of 3', '5 of 5'], 8],
    ['2d{1,2,4,8}', [1, 4], ['1 of 1', '8 of 8'], 9],
    ['2dF', [1, 3], ['-1 of -1', '1 of 1'], 0],
    ['3d6ro1', [1, 1, 4, 1, 6], ['1 of 1 1', '4 of 4', '6 of 1 6'], 11],
    // The second throw is among the faces 3 to 6.
    ['2d6rr<3', [2, 1, 5], ['3 of 2 3', '5 of 5'], 8],
    ['2d6rr=6', [6, 5, 6, 1], ['5 of 6 5', '1 of 6 1'], 6],
    ['2d6rr<>4', [6, 1, 4], ['4 of 6 4', '4 of 4'], 8],
    ['2d6ra1', [1, 4, 1], ['1 of 1', '4 of 4', '1 of 1 extra'], 6],
    ['2d6ra1', [2, 4], ['2 of 2', '4 of 4'], 6],
    ['0d6ra1', [], [], 0],
    ['2d6!', [6, 3, 6, 2], ['6 of 6 exploded', '6 of 6 exploded extra', '2 of 2 extra', '3 of 3'], 17],
    [
      '2d6!',
      [6, 6, 1, 6, 4],
      ['6 of 6 exploded', '1 of 1 extra', '6 of 6 exploded', '6 of 6 exploded extra', '4 of 4 extra'],
      23,
    ],
    ['1d6!{1}', [6, 6], ['6 of 6 exploded', '6 of 6 extra'], 12],
    ['2d6xo', [6, 6, 6, 6], ['6 of 6 exploded', '6 of 6 extra', '6 of 6 exploded', '6 of 6 extra'], 24],
    ['3d6x1=6', [6, 2, 6, 5], ['6 of 6 exploded', '5 of 5 extra', '2 of 2', '6 of 6'], 19],
    ['2d6x2=6', [6, 6, 6, 6], ['6 of 6 exploded', '6 of 6 exploded extra', '6 of 6 extra', '6 of 6'], 24],
    ['2d6!!', [6, 3, 6, 2], ['14 of 6 6 2 exploded', '3 of 3'], 17],
    ['2d6!p', [6, 3, 6, 1], ['6 of 6 exploded', '5 of 6 exploded extra', '0 of 1 extra', '3 of 3'], 14],
    ['1d6ro1!', [1, 6, 1, 4], ['6 of 1 6 exploded', '4 of 1 4 extra'], 10],
    ['2d{-2,3}!', [2, 1, 1], ['3 of 3 exploded', '-2 of -2 extra', '-2 of -2'], -1],
    ['3d6min3max5', [1, 4, 6], ['3 of 1', '4 of 4', '5 of 6'], 12],
    ['1d6!p{1}min1', [6, 1], ['6 of 6 exploded', '1 of 1 extra'], 7],
    ['2d6!kh1', [6, 2, 5], ['6 of 6 exploded', '[5] of 5 extra', '[2] of 2'], 6],
    ['4d10>=8f1', [8, 1, 7, 10], ['8 of 8 success', '1 of 1 failure', '7 of 7', '10 of 10 success'], 1],
    ['3d6>=3f<=3', [3, 2, 6], ['3 of 3 success', '2 of 2 failure', '6 of 6 success'], 0],
    ['2d20cs>=19cf1', [20, 1], ['20 of 20 success', '1 of 1 failure'], 21],
    ['2d20kh1cs=20cf=1', [1, 20], ['[1] of 1 failure', '20 of 20 success'], 20],
    ['1d20adv', [4, 17], ['[4] of 4', '17 of 17'], 17],
  ])('%s rolling %j', (notation, places, dice, total) => {
    const script = scriptedRandom(showing(places))
    const rolled = roll(script.random, parsed(notation))
    script.expectUsedUp()
    expect(rolled.kind === 'pool' && rolled.dice.map(describeDie)).toEqual(dice)
    expect(rolled.total).toBe(total)
  })

  test('a plain die has no other properties', () => {
    const rolled = roll(scriptedRandom([2]).random, parsed('1d6'))
    expect(rolled.kind === 'pool' && rolled.dice).toStrictEqual([{ value: 3, kept: true, thrown: [3] }])
  })

  test('an explosion without a limit is cut after twenty extra dice', () => {
    const script = scriptedRandom(showing(Array.from({ length: 21 }, () => 6)))
    const rolled = roll(script.random, parsed('1d6!'))
    script.expectUsedUp()
    expect(rolled.total).toBe(126)
    expect(rolled.kind === 'pool' && rolled.dice.map(({ exploded }) => exploded ?? false)).toEqual([
      ...Array.from({ length: 20 }, () => true),
      false,
    ])
  })
})

describe('computed dice', () => {
  test.each([
    ['(1d4)d6', [2, 6, 5], 2, 11],
    ['(1d4-1)d6', [1], 0, 0],
    ['1d(1d20)', [8, 8], 1, 8],
    ['(1d2)d(1d4+2)', [2, 1, 3, 1], 2, 4],
  ])('%s rolling %j', (notation, faces, dice, total) => {
    const script = scriptedRandom(showing(faces))
    const rolled = roll(script.random, parsed(notation))
    script.expectUsedUp()
    expect(rolled.kind === 'pool' && rolled.dice).toHaveLength(dice)
    expect(rolled.total).toBe(total)
  })
})

describe('groups', () => {
  test.each([
    ['{2d6+1d8}kh2', [3, 6, 4], '[3] 6 4', 10],
    ['{2d6+3}kl1', [5, 4], '[5] [4] 3', 3],
    ['{2d6[a]+1d8[b]}dh1', [5, 4, 8], '5 4 [8]', 9],
    ['{4d6kh3+1d8}kh2', [1, 2, 3, 4, 8], '[2] [3] 4 8', 12],
    ['{2d6!!{1}+1d6}kh1', [6, 2, 3, 5], '9 [2] [5]', 9],
    ['{3d6}>=5', [5, 4, 6], '5 4 6', 2],
    // A total that is not a sum of dice is one die.
    ['{10-2d6}', [4, 3], '3', 3],
    ['{2d6*2}kh1', [4, 3], '14', 14],
    ['{3d6>=5}', [5, 4, 6], '2', 2],
    ['{3d6>=5+1d4}kh1', [5, 4, 6, 1], '2 [1]', 2],
    ['{max(1d6,1d8)+1d4}kl1', [3, 7, 2], '[7] 2', 2],
    ['{{1d6,1d8}kh1}', [3, 7], '7', 7],
  ])('%s rolling %j', (notation, faces, dice, total) => {
    const script = scriptedRandom(showing(faces))
    const rolled = roll(script.random, parsed(notation))
    script.expectUsedUp()
    expect(print(rolled)).toBe(dice)
    expect(rolled.total).toBe(total)
  })

  test.each([
    ['{1d6,2d8}', [3, 4, 1], [3, 5], [true, true], 8],
    ['{1d6,2d8}kh1', [6, 4, 1], [6, 5], [true, false], 6],
    ['{1d6,2d8,4}dl1', [6, 1, 1], [6, 2, 4], [true, false, true], 10],
    ['{1d6,1d6}kh1', [4, 4], [4, 4], [true, false], 4],
    ['{1d6,2d8,4}>=5f2', [6, 1, 1], [6, 2, 4], [true, true, true], 0],
  ])('%s rolling %j', (notation, faces, totals, kept, total) => {
    const script = scriptedRandom(showing(faces))
    const rolled = roll(script.random, parsed(notation))
    script.expectUsedUp()
    expect(rolled.kind === 'operation' && rolled.operands.map((operand) => operand.total)).toEqual(totals)
    expect(rolled.kind === 'operation' && rolled.kept).toEqual(kept)
    expect(rolled.total).toBe(total)
  })
})

describe('operations', () => {
  test.each([
    ['1d6*1d4', [5, 3], [5, 3], 15],
    ['1d20/3', [20], [20, 3], 6],
    ['ceil(1d20/3)', [20], [20, 3], 7],
    ['round(1d20/3)', [20], [20, 3], 7],
    ['(0-1d20)/3', [20], [-20, 3], -7],
    ['max(1d6,1d8,2)', [3, 7], [3, 7, 2], 7],
    ['min(1d6,1d8,2)', [3, 7], [3, 7, 2], 2],
    ['abs(1d6-9)', [3], [-6], 6],
    ['(1d20+5)>=15', [10], [15, 15], 1],
    ['(1d20+5)>=15', [9], [14, 15], 0],
    ['(1d6)<>1d6', [3, 3], [3, 3], 0],
    ['(2d6)[fire]', [3, 4], [7], 7],
    ['0*(0-1d6)', [4], [0, -4], 0],
  ])('%s rolling %j', (notation, faces, totals, total) => {
    const script = scriptedRandom(showing(faces))
    const expression = parsed(notation)
    const rolled = roll(script.random, expression)
    script.expectUsedUp()
    expect(rolled.kind === 'operation' && rolled.operands.map((operand) => operand.total)).toEqual(totals)
    expect(rolled.total).toBe(total)
    expect(rolled.expression).toBe(expression)
  })

  test('a variable is a number', () => {
    const result = parse('1d20+@dex', { variables: { dex: 3 } })
    if (!result.ok) throw new Error('does not parse')
    const rolled = roll(scriptedRandom([9]).random, result.value)
    expect(rolled.total).toBe(13)
    expect(rolled.kind === 'sum' && rolled.terms.map((term) => term.roll.kind)).toEqual(['pool', 'constant'])
  })
})

describe('sums', () => {
  test('dice are rolled from left to right, and negative terms are subtracted', () => {
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
  ])('%s draws no random number', (notation, total) => {
    const script = scriptedRandom([])
    expect(roll(script.random, parsed(notation)).total).toBe(total)
  })
})

describe('laws', () => {
  test('each die is between 1 and its sides, and the kept dice are those of an independent sort', () => {
    fc.assert(
      fc.property(fc.string(), anyPool({ count: 12, sides: 20, keeps: 3 }), (seed, pool) => {
        const rolled = roll(seededRandom(seed), pool)
        if (rolled.kind !== 'pool') throw new Error('not rolled as a pool')
        expect(rolled.dice).toHaveLength(pool.count)
        const faces = rolled.dice.map(({ value }) => value)
        const sides = pool.die.kind === 'numbered' ? Number(pool.die.sides) : Number.NaN
        for (const face of faces) expect(face >= 1 && face <= sides && Number.isInteger(face)).toBe(true)
        expect(rolled.total).toBe(keptTotal(faces, pool.keeps))
        expect(rolled.total).toBe(rolled.dice.reduce((sum, { value, kept }) => (kept ? sum + value : sum), 0))
      }),
    )
  })

  test('the total is possible according to the odds', () => {
    const sums = anySum({ count: 4, sides: 8, keeps: 2, constant: 20, terms: 3, depth: 3 })
    const small = anyExpression({ count: 3, sides: 6, keeps: 2, constant: 20, terms: 3, depth: 3 })
    fc.assert(
      fc.property(fc.string(), fc.oneof(sums, small), (seed, expression) => {
        const exact = odds(expression, { limits: { work: 300_000 } })
        if (!exact.ok) return
        const { total } = roll(seededRandom(seed), expression)
        expect(exact.value.weights[total - exact.value.minimum]).toBeGreaterThan(0n)
        expect(total).toBeLessThanOrEqual(maximum(exact.value))
        expect(Object.is(total, -0)).toBe(false)
      }),
      { numRuns: 400 },
    )
  })
})

describe('seeded rolls never change between versions', () => {
  test.each([
    ['rulestone', '8d6', 32],
    ['rulestone', '4d6kh3', 14],
    ['table 7', '5d20', 34],
    ['table 7', '5d20dl2dh2', 5],
    ['', '10d6', 34],
    ['骰子', '6d8', 15],
    // Computed independently in another language.
    ['rulestone', '4d6ro<3kh3+2', 16],
    ['rulestone', '6d6!', 23],
    ['rulestone', '4d4!!', 11],
    ['rulestone', '4d4!p', 10],
    ['rulestone', '10d10>=8f1', 5],
    ['rulestone', '6d4x3=4', 20],
    ['rulestone', '5d6rr<=2', 21],
    ['rulestone', '6d6ra<=2', 26],
    ['rulestone', '{2d6+2d8}kh3', 18],
    ['rulestone', '(1d4)d6*2-1d20', 2],
    ['rulestone', '4d{1,2,4,8}', 14],
    ['rulestone', '1d20adv+5', 24],
  ])('%j rolls %s: %i', (seed, notation, total) => {
    expect(roll(seededRandom(seed), parsed(notation)).total).toBe(total)
  })
})
