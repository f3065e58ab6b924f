import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { falls } from '../../test/brute-force.ts'
import { countFalls, differences, everyFall } from '../../test/every-outcome.ts'
import { addFractions, compareFractions, fraction, multiplyFractions, subtractFractions } from '../fraction.ts'
import { atLeastOnce, chanceAgainst, difference, reachedByRound, repeated, roundsToReach } from './compare.ts'
import { weightsAddUp } from './distribution.laws.ts'
import { add, certain, type Distribution, fromOutcomes, outcomes } from './distribution.ts'
import { keepDice } from './keep-dice.ts'
import { mean } from './moments.ts'
import { sumOfDice } from './sum-of-dice.ts'
import type { Comparison } from './syntax.ts'

const anyDistribution = fc
  .array(fc.tuple(fc.integer({ min: -6, max: 9 }), fc.bigInt({ min: 1n, max: 9n })), { minLength: 1, maxLength: 5 })
  .map((pairs) => fromOutcomes(pairs))

const holds: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
}

describe('one against another', () => {
  test('the difference of two dice', () => {
    expect(difference(sumOfDice(1, 4), sumOfDice(1, 6))).toEqual({
      minimum: -5,
      weights: [1n, 2n, 3n, 4n, 4n, 4n, 3n, 2n, 1n],
      denominator: 24n,
    })
  })

  test.each([
    ['1d6 beats 1d6', sumOfDice(1, 6), sumOfDice(1, 6), undefined, fraction(5, 12)],
    ['1d6 ties 1d6', sumOfDice(1, 6), sumOfDice(1, 6), '=', fraction(1, 6)],
    ['1d6 does not tie 1d6', sumOfDice(1, 6), sumOfDice(1, 6), '!=', fraction(5, 6)],
    ['1d6 at least 1d6', sumOfDice(1, 6), sumOfDice(1, 6), '>=', fraction(7, 12)],
    ['1d4 beats 1d6', sumOfDice(1, 4), sumOfDice(1, 6), '>', fraction(1, 4)],
    ['1d20 with Advantage beats 1d20', keepDice(2, 20, { from: 0, to: 1 }), sumOfDice(1, 20), '>', fraction(513, 800)],
    ['1d20 reaches 15', sumOfDice(1, 20), certain(15), '>=', fraction(3, 10)],
    ['1 beats 2', certain(1), certain(2), '>', fraction(0)],
  ] as const)('%s', (_, a, b, comparison, expected) => {
    expect(comparison === undefined ? chanceAgainst(a, b) : chanceAgainst(a, b, comparison)).toEqual(expected)
  })

  test('law: against every pair of outcomes', () => {
    fc.assert(
      fc.property(
        anyDistribution,
        anyDistribution,
        fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
        (a, b, comparison) => {
          let weight = 0n
          for (const [x, xWeight] of outcomes(a)) {
            for (const [y, yWeight] of outcomes(b)) if (holds[comparison](x, y)) weight += xWeight * yWeight
          }
          expect(chanceAgainst(a, b, comparison)).toEqual(fraction(weight, a.denominator * b.denominator))
        },
      ),
    )
  })
})

describe('again and again', () => {
  test.each([
    [fraction(1, 2), 0, 0, [1]],
    [fraction(1, 2), 3, 0, [1, 3, 3, 1]],
    [fraction(1, 6), 2, 0, [25, 10, 1]],
    [fraction(2, 3), 2, 0, [1, 4, 4]],
    [fraction(0), 5, 0, [1]],
    [fraction(1), 5, 5, [1]],
  ])('%o in %i trials', (chance, trials, minimum, weights) => {
    expect(repeated(chance, trials)).toMatchObject({ minimum, weights: weights.map(BigInt) })
    weightsAddUp(repeated(chance, trials))
  })

  test.each([
    [fraction(1, 6), 4, fraction(671, 1296)],
    [fraction(1, 36), 24, fraction(36n ** 24n - 35n ** 24n, 36n ** 24n)],
    [fraction(1, 2), 0, fraction(0)],
    [fraction(0), 9, fraction(0)],
    [fraction(1), 9, fraction(1)],
    [fraction(1), 0, fraction(0)],
  ])('%o at least once in %i trials', (chance, trials, expected) => {
    expect(atLeastOnce(chance, trials)).toEqual(expected)
  })

  test('law: as the sum of so many trials', () => {
    for (const [numerator, denominator] of [
      [1, 3],
      [5, 6],
      [7, 20],
    ] as const) {
      const chance = fraction(numerator, denominator)
      const trial: Distribution = {
        minimum: 0,
        weights: [BigInt(denominator - numerator), BigInt(numerator)],
        denominator: BigInt(denominator),
      }
      let sum = certain(0)
      for (let trials = 0; trials <= 6; trials += 1) {
        expect(repeated(chance, trials)).toEqual(sum)
        expect(mean(repeated(chance, trials))).toEqual(multiplyFractions(chance, fraction(trials)))
        expect(atLeastOnce(chance, trials)).toEqual(
          subtractFractions(fraction(1), fraction(sum.weights[0] ?? 0n, sum.denominator)),
        )
        sum = add(sum, trial)
      }
    }
  })

  test.each([-1, 0.5, Number.NaN])('%d trials are the caller’s mistake', (trials) => {
    expect(() => repeated(fraction(1, 2), trials)).toThrow(/^trials is .* Tip: /)
    expect(() => atLeastOnce(fraction(1, 2), trials)).toThrow(/^trials is .* Tip: /)
  })

  test.each([fraction(-1, 2), fraction(3, 2)])('a chance of %o is the caller’s mistake', (chance) => {
    expect(() => repeated(chance, 2)).toThrow(RangeError)
    expect(() => repeated(chance, 2)).toThrow(/^chance is .*; it must lie from 0 to 1 \(both included\)\. Tip: /)
    expect(() => atLeastOnce(chance, 2)).toThrow(/^chance is .* Tip: /)
  })
})

describe('damage round after round', () => {
  test('1d6 against 6 Hit Points', () => {
    expect(reachedByRound(sumOfDice(1, 6), 6, 3)).toEqual([fraction(1, 6), fraction(13, 18), fraction(103, 108)])
  })

  test.each([
    [sumOfDice(1, 4), 7, 3, 4],
    [sumOfDice(2, 3), 9, 4, 6],
    // Every other round misses.
    [
      fromOutcomes([
        [0, 1n],
        [3, 1n],
      ]),
      6,
      4,
      2,
    ],
  ])('against every way to fall: %#', (damage, hitPoints, rounds, ways) => {
    const chances = reachedByRound(damage, hitPoints, rounds)
    expect(chances).toHaveLength(rounds)
    for (const [index, chance] of chances.entries()) {
      const faces = Array.from(outcomes(damage), ([outcome, weight]) =>
        Array.from({ length: Number(weight) }, () => outcome),
      ).flat()
      expect(faces.length).toBeGreaterThanOrEqual(ways)
      const counts = countFalls(
        everyFall((throwDie) => {
          let taken = 0
          for (let round = 0; round <= index; round += 1) taken += throwDie(faces)
          return taken >= hitPoints ? 1 : 0
        }),
      )
      const weights = [chance.denominator - chance.numerator, chance.numerator]
      expect(differences({ minimum: 0, weights, denominator: chance.denominator }, counts ?? new Map())).toEqual([])
    }
  })

  test('law: never less than the round before, and the difference is the chance of just that round', () => {
    const chances = reachedByRound(sumOfDice(2, 6), 30, 8)
    let sum = fraction(0)
    for (const [index, chance] of chances.entries()) {
      const before = chances[index - 1] ?? fraction(0)
      expect(compareFractions(chance, before)).toBeGreaterThanOrEqual(0)
      sum = addFractions(sum, subtractFractions(chance, before))
      expect(sum).toEqual(chance)
    }
    // Sixteen dice of at least 1 make 15 rounds certain; the first two rounds cannot do it.
    expect(chances.slice(0, 2)).toEqual([fraction(0), fraction(0)])
    expect(reachedByRound(sumOfDice(2, 6), 30, 15).at(-1)).toEqual(fraction(1))
  })

  test.each([
    ['no rounds', sumOfDice(1, 6), 5, 0, []],
    ['no damage', certain(0), 5, 2, [fraction(0), fraction(0)]],
    ['sure damage', certain(3), 5, 2, [fraction(0), fraction(1)]],
    ['1 Hit Point', sumOfDice(1, 6), 1, 2, [fraction(1), fraction(1)]],
  ])('%s', (_, damage, hitPoints, rounds, expected) => {
    expect(reachedByRound(damage, hitPoints, rounds)).toEqual(expected)
  })

  test('damage below 0 is the caller’s mistake', () => {
    expect(() => reachedByRound(certain(-1), 5, 2)).toThrow(/^damage can be -1; it must not be negative\. Tip: /)
    expect(() => reachedByRound(certain(1), 0, 2)).toThrow(/^hitPoints is 0; .* Tip: /)
    expect(() => reachedByRound(certain(1), 5, 0.5)).toThrow(/^rounds is 0\.5; .* Tip: /)
  })

  test('the falls of the other enumerator agree', () => {
    const ways = Array.from(falls(3, 4)).filter((dice) => dice.reduce((a, b) => a + b, 0) >= 7).length
    expect(reachedByRound(sumOfDice(1, 4), 7, 3)[2]).toEqual(fraction(ways, 64))
  })
})

describe('rounds to reach', () => {
  test.each([
    ['a die that always does', sumOfDice(1, 6), 1, fraction(1)],
    ['a die that needs another after a 1', sumOfDice(1, 6), 2, fraction(7, 6)],
    [
      'a hit every other time',
      fromOutcomes([
        [0, 1n],
        [5, 1n],
      ]),
      5,
      fraction(2),
    ],
    [
      'two of them',
      fromOutcomes([
        [0, 1n],
        [5, 1n],
      ]),
      6,
      fraction(4),
    ],
    ['nothing at all', certain(0), 3, 'never'],
  ] as const)('%s', (_, damage, hitPoints, expected) => {
    expect(roundsToReach(damage, hitPoints)).toEqual(expected)
  })

  test('law: the sum of the chances that it is not reached yet', () => {
    const anyDamage = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.bigInt({ min: 1n, max: 9n })), { minLength: 1, maxLength: 5 })
      .map((pairs) => fromOutcomes(pairs))
    fc.assert(
      fc.property(anyDamage, fc.integer({ min: 1, max: 12 }), (damage, hitPoints) => {
        const sum = reachedByRound(damage, hitPoints, hitPoints)
          .map((chance) => subtractFractions(fraction(1), chance))
          .reduce(addFractions, fraction(1))
        expect(roundsToReach(damage, hitPoints)).toEqual(sum)
      }),
    )
  })

  test('law: rounds that deal nothing as often as not make it twice as long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (hitPoints) => {
        const pairs = Array.from(outcomes(sumOfDice(2, 4)))
        const idle = fromOutcomes([[0, 16n], ...pairs])
        const [once, twice] = [roundsToReach(sumOfDice(2, 4), hitPoints), roundsToReach(idle, hitPoints)]
        if (once === 'never' || twice === 'never') throw new Error('both hurt')
        expect(twice).toEqual(multiplyFractions(once, fraction(2)))
      }),
    )
  })

  test('damage below 0 is refused', () => {
    expect(() => roundsToReach(certain(-1), 3)).toThrow(/must not be negative/)
  })
})
