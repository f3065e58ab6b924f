import { describe, expect, test } from 'vitest'
import { allRolls } from '../../../test/brute-force.ts'
import { outcomes, probability } from '../../dice/distribution.ts'
import { mean } from '../../dice/moments.ts'
import { addFractions, type Fraction, fraction, toNumber } from '../../fraction.ts'
import {
  chanceOfScores,
  RANDOM_GENERATION,
  rankedScore,
  rolledScore,
  type ScoreGeneration,
  totalOfScores,
} from './generate-scores.ts'

// SRD 5.2.1, Character Creation, Generate Your Scores (page 21)
test('how scores are rolled', () => {
  expect(RANDOM_GENERATION).toEqual({ dice: 4, sides: 6, keep: 3, scores: 6 })
})

test('one score matches an independent count of 1,296 rolls', () => {
  const ways = [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21]
  expect(rolledScore()).toEqual({ minimum: 3, weights: ways.map(BigInt), denominator: 1296n })
})

describe('rankedScore', () => {
  // Counted independently by the binomial distribution of scores that reach each number.
  test.each([
    [1, fraction(606876045137999n, 6499837226778624n), fraction(1259933949575n, 1586874322944n), 15.661886],
    [2, fraction(24512822481749n, 6499837226778624n), fraction(669077853125n, 1586874322944n), 14.174228],
    [3, fraction(266580186187n, 3249918613389312n), fraction(112078046875n, 793437161472n), 12.955108],
    [4, fraction(3274092437n, 3249918613389312n), fraction(22736328125n, 793437161472n), 11.76093],
    [5, fraction(42975499n, 6499837226778624n), fraction(5107421875n, 1586874322944n), 10.411357],
    [6, fraction(117649n, 6499837226778624n), fraction(244140625n, 1586874322944n), 8.504085],
  ])('rank %i', (rank, eighteen, fifteen, average) => {
    const score = rankedScore({ rank })
    expect(probability(score, '>=', 18)).toEqual(eighteen)
    expect(probability(score, '>=', 15)).toEqual(fifteen)
    expect(toNumber(mean(score))).toBeCloseTo(average, 5)
  })

  test('law: the means of the ranks add up to that of the total', () => {
    const sum = [1, 2, 3, 4, 5, 6].map((rank) => mean(rankedScore({ rank }))).reduce(addFractions)
    expect(sum).toEqual(mean(totalOfScores()))
    // Six times 15,869 / 1,296.
    expect(sum).toEqual(fraction(15869, 216))
  })

  test.each([0, 7, 1.5])('rank %d throws a RangeError', (rank) => {
    expect(() => rankedScore({ rank })).toThrow(RangeError)
  })
})

test('the total of six scores', () => {
  const total = totalOfScores()
  expect(probability(total, '=', 108)).toEqual(fraction(117649n, 6499837226778624n))
  expect(probability(total, '>=', 72)).toEqual(fraction(2923838629527817123n, 4738381338321616896n))
})

describe('chanceOfScores', () => {
  // Counted independently over all 74,613 sets of six scores.
  test.each<[string, number[], Fraction]>([
    ['the Standard Array or better', [15, 14, 13, 12, 10, 8], fraction(666076873204375n, 2056589122535424n)],
    ['in any order', [8, 10, 12, 13, 14, 15], fraction(666076873204375n, 2056589122535424n)],
    ['an 18', [18], fraction(606876045137999n, 6499837226778624n)],
    ['two 18s', [18, 18], fraction(24512822481749n, 6499837226778624n)],
    ['two of 16', [16, 16], fraction(845812984760811509n, 4738381338321616896n)],
    ['17, 15 and 13', [17, 15, 13], fraction(32183147449703125n, 175495605123022848n)],
    ['nothing', [], fraction(1)],
    ['3, which is the least', [3, 3, 3, 3, 3, 3], fraction(1)],
    ['below the lowest score', [1, -5], fraction(1)],
    ['19, which cannot be rolled', [19], fraction(0)],
  ])('%s', (_, wanted, expected) => {
    expect(chanceOfScores({ wanted })).toEqual(expected)
  })

  test('more scores than are rolled throw a RangeError', () => {
    expect(() => chanceOfScores({ wanted: [3, 3, 3, 3, 3, 3, 3] })).toThrow(RangeError)
  })
})

describe('a small set of scores matches brute force over every possible roll', () => {
  const small: ScoreGeneration = { dice: 2, sides: 3, keep: 1, scores: 3 }
  const sets = Array.from(allRolls(small.dice * small.scores, small.sides), (dice) =>
    [0, 2, 4].map((at) => Math.max(dice[at] ?? 0, dice[at + 1] ?? 0)).sort((a, b) => b - a),
  )
  const share = (holds: (set: readonly number[]) => boolean): Fraction =>
    fraction(sets.filter(holds).length, sets.length)

  test.each([1, 2, 3])('rank %i', (rank) => {
    for (const [score] of outcomes(rolledScore(small))) {
      const expected = share((set) => set[rank - 1] === score)
      expect(probability(rankedScore({ rank, generation: small }), '=', score)).toEqual(expected)
    }
  })

  test('the total', () => {
    for (let sum = 3; sum <= 9; sum += 1) {
      const expected = share((set) => set.reduce((a, b) => a + b) === sum)
      expect(probability(totalOfScores(small), '=', sum)).toEqual(expected)
    }
  })

  test('chanceOfScores for every target set', () => {
    for (const [a = 0, b = 0, c = 0] of allRolls(3, 4)) {
      const wanted = [a, b, c].sort((x, y) => y - x)
      const expected = share((set) => set.every((score, index) => score >= (wanted[index] ?? 0)))
      expect([a, b, c, chanceOfScores({ wanted: [a, b, c], generation: small })]).toEqual([a, b, c, expected])
    }
  })
})
