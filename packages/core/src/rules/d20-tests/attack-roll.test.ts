import { describe, expect, test } from 'vitest'
import { addFractions, type Fraction, fraction } from '../../fraction.ts'
import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import { attackChances, attackOutcome, NATURAL_HIT, NATURAL_MISS, naturalRollNeeded } from './attack-roll.ts'

// SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7)
test('the natural rolls that settle an attack', () => {
  expect([NATURAL_HIT, NATURAL_MISS]).toEqual([20, 1])
})

describe('attackOutcome', () => {
  test.each([
    ['meets AC: Attack Rolls (page 7)', 10, { bonus: 5, armorClass: 15 }, 'hit'],
    ['one short: Attack Rolls (page 7)', 9, { bonus: 5, armorClass: 15 }, 'miss'],
    ['exceeds AC: Attack Rolls (page 7)', 19, { bonus: 5, armorClass: 15 }, 'hit'],
    ['20 hits any AC: Rolling 20 or 1 (page 7)', 20, { bonus: -10, armorClass: 40 }, 'critical-hit'],
    [
      '20 is critical where it would hit anyway: Rolling 20 or 1 (page 7)',
      20,
      { bonus: 9, armorClass: 5 },
      'critical-hit',
    ],
    ['1 misses any AC: Rolling 20 or 1 (page 7)', 1, { bonus: 30, armorClass: 1 }, 'miss'],
    ['2 hits when it reaches', 2, { bonus: 30, armorClass: 1 }, 'hit'],
    ['19 does not hit out of reach', 19, { bonus: 0, armorClass: 20 }, 'miss'],
    ['19 by a feature is critical and hits any AC', 19, { bonus: 0, armorClass: 40, criticalFrom: 19 }, 'critical-hit'],
    ['18 is not, from 19', 18, { bonus: 0, armorClass: 40, criticalFrom: 19 }, 'miss'],
  ] as const)('%s', (_, natural, attack, expected) => {
    expect(attackOutcome({ natural, ...attack })).toBe(expected)
  })

  test.each([
    [{ natural: 25, bonus: 0, armorClass: 15 }, 'natural is 25'],
    [{ natural: 20, bonus: 0, armorClass: 15, criticalFrom: 21 }, 'criticalFrom is 21'],
    [{ natural: 20, bonus: Number.NaN, armorClass: 15 }, 'bonus is NaN'],
  ])('%j throws a RangeError', (attack, message) => {
    expect(() => attackOutcome(attack)).toThrow(RangeError)
    expect(() => attackOutcome(attack)).toThrow(message)
  })
})

describe('naturalRollNeeded', () => {
  test.each([
    [{ bonus: 5, armorClass: 15 }, 10],
    [{ bonus: 0, armorClass: 20 }, 20],
    [{ bonus: 0, armorClass: 21 }, 20],
    [{ bonus: 0, armorClass: 30 }, 20],
    [{ bonus: 1, armorClass: 20 }, 19],
    [{ bonus: 13, armorClass: 15 }, 2],
    [{ bonus: 14, armorClass: 15 }, 2],
    [{ bonus: 30, armorClass: 1 }, 2],
    [{ bonus: -10, armorClass: 10 }, 20],
    [{ bonus: 0, armorClass: 30, criticalFrom: 18 }, 18],
    [{ bonus: 5, armorClass: 15, criticalFrom: 18 }, 10],
  ])('%o needs %i', (attack, needed) => {
    expect(naturalRollNeeded(attack)).toBe(needed)
  })
})

describe('attackChances', () => {
  test.each([
    // Faces 1 to 9 miss, 10 to 19 hit, 20 is critical.
    [{ bonus: 5, armorClass: 15 }, 'normal', fraction(9, 20), fraction(10, 20), fraction(1, 20)],
    // Of 400 pairs, 81 have both dice under 10, 39 have a 20.
    [{ bonus: 5, armorClass: 15 }, 'advantage', fraction(81, 400), fraction(280, 400), fraction(39, 400)],
    // Of 400 pairs, 121 have both dice from 10, 1 has two 20s.
    [{ bonus: 5, armorClass: 15 }, 'disadvantage', fraction(279, 400), fraction(120, 400), fraction(1, 400)],
    [{ bonus: 0, armorClass: 40 }, 'normal', fraction(19, 20), fraction(0), fraction(1, 20)],
    [{ bonus: 30, armorClass: 1 }, 'normal', fraction(1, 20), fraction(18, 20), fraction(1, 20)],
    [{ bonus: 0, armorClass: 40, criticalFrom: 18 }, 'normal', fraction(17, 20), fraction(0), fraction(3, 20)],
    [{ bonus: 5, armorClass: 15, criticalFrom: 19 }, 'normal', fraction(9, 20), fraction(9, 20), fraction(2, 20)],
  ] as const)('%o, %s', (attack, state, miss, hit, criticalHit) => {
    expect(attackChances({ ...attack, state })).toEqual({ miss, hit, criticalHit })
  })

  const isChance = ({ numerator, denominator }: Fraction): boolean => numerator >= 0n && numerator <= denominator

  test.each(ROLL_STATES)('%s: the chances are those of the outcomes, natural roll by natural roll', (state) => {
    // How many of the 20 or 400 equally likely rolls show each face as the one that counts.
    const ways = (face: number): number => ({ normal: 20, advantage: 2 * face - 1, disadvantage: 41 - 2 * face })[state]
    for (const criticalFrom of [18, 19, 20]) {
      for (let armorClass = 1; armorClass <= 40; armorClass += 3) {
        for (const bonus of [-10, 0, 5, 30]) {
          const counts = { miss: 0, hit: 0, 'critical-hit': 0 }
          for (let face = 1; face <= 20; face += 1) {
            counts[attackOutcome({ natural: face, bonus, armorClass, criticalFrom })] += ways(face)
          }
          const chances = attackChances({ bonus, armorClass, criticalFrom, state })
          expect(chances).toEqual({
            miss: fraction(counts.miss, 400),
            hit: fraction(counts.hit, 400),
            criticalHit: fraction(counts['critical-hit'], 400),
          })
          expect(addFractions(addFractions(chances.miss, chances.hit), chances.criticalHit)).toEqual(fraction(1))
        }
      }
    }
  })

  test('a natural 1 is never a Critical Hit, however low a feature sets it', () => {
    const { miss, hit, criticalHit } = attackChances({ bonus: 5, armorClass: 15, criticalFrom: 1 })
    expect({ miss, hit, criticalHit }).toEqual({
      miss: fraction(1, 20),
      hit: fraction(0),
      criticalHit: fraction(19, 20),
    })
    expect([miss, hit, criticalHit].every(isChance)).toBe(true)
  })
})
