import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countRolls, differences, everyRoll } from '../../test/every-outcome.ts'
import { addFractions, compareFractions, fraction, multiplyFractions, subtractFractions } from '../fraction.ts'
import { certain, fromOutcomes, outcomes } from './distribution.ts'
import { reachedByRound, roundsToReach } from './rounds.ts'
import { sumOfDice } from './sum-of-dice.ts'

/** Damage that is dealt every other time. */
const everyOther = (damage: number) =>
  fromOutcomes([
    [0, 1n],
    [damage, 1n],
  ])

describe('the chance by round', () => {
  test.each([
    ['1d6 against 6 Hit Points', sumOfDice(1, 6), 6, 3, [fraction(1, 6), fraction(13, 18), fraction(103, 108)]],
    ['no rounds', sumOfDice(1, 6), 5, 0, []],
    ['no damage', certain(0), 5, 2, [fraction(0), fraction(0)]],
    ['fixed damage', certain(3), 5, 2, [fraction(0), fraction(1)]],
    ['1 Hit Point', sumOfDice(1, 6), 1, 2, [fraction(1), fraction(1)]],
  ])('%s', (_, damage, hitPoints, rounds, expected) => {
    expect(reachedByRound(damage, hitPoints, rounds)).toEqual(expected)
  })

  test.each([
    ['1d4 against 7', sumOfDice(1, 4), 7, 3],
    ['2d3 against 9', sumOfDice(2, 3), 9, 4],
    ['3 every other time against 6', everyOther(3), 6, 4],
  ])('%s matches brute force over every possible roll', (_, damage, hitPoints, rounds) => {
    const faces = Array.from(outcomes(damage), ([outcome, weight]) =>
      Array.from({ length: Number(weight) }, () => outcome),
    ).flat()
    const chances = reachedByRound(damage, hitPoints, rounds)
    expect(chances).toHaveLength(rounds)
    for (const [index, chance] of chances.entries()) {
      const counts = countRolls(
        everyRoll((throwDie) => {
          let taken = 0
          for (let round = 0; round <= index; round += 1) taken += throwDie(faces)
          return taken >= hitPoints ? 1 : 0
        }),
      )
      const weights = [chance.denominator - chance.numerator, chance.numerator]
      expect(differences({ minimum: 0, weights, denominator: chance.denominator }, counts ?? new Map())).toEqual([])
    }
  })

  test('law: it never falls, and is 1 once even the least damage is enough', () => {
    const chances = reachedByRound(sumOfDice(2, 6), 30, 15)
    for (const [index, chance] of chances.slice(1).entries()) {
      expect(compareFractions(chance, chances[index] ?? fraction(1))).toBeGreaterThanOrEqual(0)
    }
    expect(chances.slice(0, 2)).toEqual([fraction(0), fraction(0)])
    expect(chances.at(-1)).toEqual(fraction(1))
  })
})

describe('the average number of rounds', () => {
  test.each([
    ['a die that is always enough', sumOfDice(1, 6), 1, fraction(1)],
    ['a die that is not enough on a 1', sumOfDice(1, 6), 2, fraction(7, 6)],
    ['a hit every other time', everyOther(5), 5, fraction(2)],
    ['two such hits', everyOther(5), 6, fraction(4)],
    ['no damage', certain(0), 3, 'never'],
  ] as const)('%s', (_, damage, hitPoints, expected) => {
    expect(roundsToReach(damage, hitPoints)).toEqual(expected)
  })

  test('law: it is the sum of the chances that the Hit Points are not reached yet', () => {
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

  test('law: it doubles if every other round deals nothing', () => {
    const idle = fromOutcomes([[0, 16n], ...outcomes(sumOfDice(2, 4))])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (hitPoints) => {
        const [once, twice] = [roundsToReach(sumOfDice(2, 4), hitPoints), roundsToReach(idle, hitPoints)]
        if (once === 'never' || twice === 'never') throw new Error('no damage dealt')
        expect(twice).toEqual(multiplyFractions(once, fraction(2)))
      }),
    )
  })
})

test('wrong arguments throw', () => {
  const negative = /^damage can be -1; it must not be negative\. Tip: /
  expect(() => reachedByRound(certain(-1), 5, 2)).toThrow(negative)
  expect(() => roundsToReach(certain(-1), 3)).toThrow(negative)
  expect(() => reachedByRound(certain(1), 0, 2)).toThrow(/^hitPoints is 0; .* Tip: /)
  expect(() => roundsToReach(certain(1), 0)).toThrow(/^hitPoints is 0; .* Tip: /)
  expect(() => reachedByRound(certain(1), 5, 0.5)).toThrow(/^rounds is 0\.5; .* Tip: /)
})
