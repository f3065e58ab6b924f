import { describe, expect, test } from 'vitest'
import { allRolls, keptTotal, tally, tallyOf } from '../../test/brute-force.ts'
import { fraction } from '../fraction.ts'
import { isDistribution, reachesAtLeastAsOften, weightsAddUp } from './distribution.laws.ts'
import { probability } from './distribution.ts'
import { highestBeatLowest, keptAndDroppedAreTheWhole } from './keep-dice.laws.ts'
import { keepDice } from './keep-dice.ts'
import { keptRanks } from './kept-ranks.ts'
import { mean } from './moments.ts'
import { sumOfDice } from './sum-of-dice.ts'
import type { Keep } from './syntax.ts'

const ENDS = [
  { kind: 'keep', end: 'highest' },
  { kind: 'keep', end: 'lowest' },
  { kind: 'drop', end: 'highest' },
  { kind: 'drop', end: 'lowest' },
] as const

/** Every keep and drop, with every count up to one more than there are dice. */
const everyKeep = (count: number): Keep[] =>
  ENDS.flatMap((end) => Array.from({ length: count + 2 }, (_, keep) => ({ ...end, count: keep })))

describe('matches brute force over every possible roll', () => {
  /** The pools that differ, with their exact and their counted weights. */
  function differences(count: number, sides: number, combinations: readonly (readonly Keep[])[]): string[] {
    const everyWay = Array.from(allRolls(count, sides))
    return combinations.flatMap((keeps) => {
      const exact = tallyOf(keepDice(count, sides, keptRanks({ count, keeps })))
      const counted = tally(everyWay.map((dice) => keptTotal(dice, keeps)))
      return exact === counted ? [] : [`${count}d${sides} ${JSON.stringify(keeps)}: ${exact}, counted ${counted}`]
    })
  }

  test.each([0, 1, 2, 3, 4, 5])('%i dice of up to 6 sides, every keep and drop', (count) => {
    const combinations = [[], ...everyKeep(count).map((keep) => [keep])]
    for (let sides = 1; sides <= 6; sides += 1) expect(differences(count, sides, combinations)).toEqual([])
  })

  test.each([0, 1, 2, 3, 4])('%i dice of up to 4 sides, every pair of keeps and drops', (count) => {
    const combinations = everyKeep(count).flatMap((a) => everyKeep(count).map((b) => [a, b]))
    for (let sides = 1; sides <= 4; sides += 1) expect(differences(count, sides, combinations)).toEqual([])
  })

  test('5d6 with both ends dropped, every pair of counts', () => {
    const combinations = [0, 1, 2, 3, 4, 5].flatMap((low) =>
      [0, 1, 2, 3, 4, 5].map((high) => [
        { kind: 'drop', end: 'lowest', count: low } as const,
        { kind: 'drop', end: 'highest', count: high } as const,
      ]),
    )
    expect(differences(5, 6, combinations)).toEqual([])
  })
})

describe('known values', () => {
  test('4d6kh3, counted over all 1,296 rolls', () => {
    const distribution = keepDice(4, 6, { from: 0, to: 3 })
    expect(distribution).toEqual({
      minimum: 3,
      weights: [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21].map(BigInt),
      denominator: 1296n,
    })
    expect(mean(distribution)).toEqual(fraction(15869, 1296))
  })

  test.each(Array.from({ length: 22 }, (_, index) => index))('2d20kh1 and kl1 reach %i', (number) => {
    // Both dice are below n in (n − 1)² of 400 rolls, and both reach n in (21 − n)².
    const reached = Math.min(Math.max(number, 1), 21)
    expect(probability(keepDice(2, 20, { from: 0, to: 1 }), '>=', number)).toEqual(
      fraction(400 - (reached - 1) ** 2, 400),
    )
    expect(probability(keepDice(2, 20, { from: 1, to: 2 }), '>=', number)).toEqual(fraction((21 - reached) ** 2, 400))
  })

  test('without kept dice the sum is 0', () => {
    expect(tallyOf(keepDice(3, 6, { from: 1, to: 1 }))).toBe('0×216')
  })

  test('the highest of 100d6 is below 6 with a probability of (5/6)¹⁰⁰', () => {
    const highest = keepDice(100, 6, { from: 0, to: 1 })
    expect(probability(highest, '<', 6)).toEqual(fraction(5n ** 100n, 6n ** 100n))
    weightsAddUp(highest)
  })
})

describe('laws', () => {
  test.each([
    [2, 20],
    [3, 6],
    [4, 6],
    [6, 3],
    [5, 10],
    [12, 8],
  ])('%id%i with every number of kept dice', (count, sides) => {
    for (let keep = 0; keep <= count; keep += 1) {
      keptAndDroppedAreTheWhole(count, sides, keep)
      highestBeatLowest(count, sides, keep)
      weightsAddUp(keepDice(count, sides, { from: 0, to: keep }))
    }
  })

  test('one more die to choose from never makes it worse', () => {
    for (let count = 3; count < 8; count += 1) {
      const [more, less] = [count + 1, count].map((dice) => keepDice(dice, 6, { from: 0, to: 3 }))
      if (more && less) reachesAtLeastAsOften(more, less)
    }
  })

  test('Advantage is never worse than a single d20, which is never worse than Disadvantage', () => {
    const straight = sumOfDice(1, 20)
    reachesAtLeastAsOften(keepDice(2, 20, { from: 0, to: 1 }), straight)
    reachesAtLeastAsOften(straight, keepDice(2, 20, { from: 1, to: 2 }))
  })

  test('of single distributions', () => {
    for (const [from, to] of [
      [0, 1],
      [0, 3],
      [1, 4],
      [1, 3],
      [3, 4],
    ] as const)
      isDistribution(keepDice(4, 6, { from, to }))
  })
})
