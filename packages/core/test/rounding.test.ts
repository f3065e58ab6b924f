import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as core from '../src/index.ts'

/** A procedure that multiplies or divides, its exact result, and the steps in which it counts: 1 for whole numbers. */
interface Rounded {
  readonly rounded: (number: number) => number
  readonly numerator: (number: number) => number
  readonly denominator: number
  readonly maximum?: number
}

const { srd521 } = core

/** SRD 5.2.1, Playing the Game, Round Down (page 5): every rule that multiplies by a fraction, or divides. */
const ROUNDED: Readonly<Record<string, Rounded>> = {
  'half damage': { rounded: core.halfDamage, numerator: (damage) => damage, denominator: 2 },
  Resistance: {
    rounded: (damage) => core.damageTaken({ dealt: damage, resistance: true }).value,
    numerator: (damage) => damage,
    denominator: 2,
  },
  'carrying capacity of a Tiny creature, pounds': {
    rounded: (strength) => core.carryingCapacity({ strengthScore: strength + 1, size: 'tiny' }, srd521).carryPounds,
    numerator: (strength) => (strength + 1) * 15,
    denominator: 2,
    maximum: 29,
  },
  'low obstacle of a Long Jump, feet': { rounded: core.lowObstacleFeet, numerator: (feet) => feet, denominator: 4 },
  'standing Long Jump, feet': {
    rounded: (strength) => core.longJumpFeet({ strengthScore: strength + 1, runUpFeet: 0 }),
    numerator: (strength) => strength + 1,
    denominator: 2,
    maximum: 29,
  },
  'standing High Jump, feet': {
    rounded: (modifier) => core.highJumpFeet({ strengthModifier: modifier, runUpFeet: 0 }, srd521),
    numerator: (modifier) => modifier + core.HIGH_JUMP_FEET,
    denominator: 2,
    maximum: 10,
  },
  'reach of a High Jump, inches': {
    rounded: (height) => core.highJumpReachInches({ jumpFeet: 0, heightInches: height }),
    numerator: (height) => height * 3,
    denominator: 2,
  },
  'standing up, feet': {
    rounded: (speed) => core.standUpCostFeet(speed, srd521),
    numerator: (speed) => speed,
    denominator: 2,
  },
  'halved Proficiency Bonus': {
    rounded: (bonus) => core.proficiencyAdded({ proficiencyBonus: bonus, proficient: true, halved: true }),
    numerator: (bonus) => bonus,
    denominator: 2,
  },
  'falling, dice': {
    rounded: core.fallingDice,
    numerator: (feet) => feet,
    denominator: 10,
    maximum: 200,
  },
  'ammunition recovered': { rounded: core.ammunitionRecovered, numerator: (used) => used, denominator: 2 },
  'raw materials, Copper Pieces': { rounded: core.rawMaterialsCopperPieces, numerator: (cost) => cost, denominator: 2 },
  'selling equipment, Copper Pieces': {
    rounded: (cost) => core.sellingPriceCopperPieces({ costCopperPieces: cost, goods: 'equipment' }),
    numerator: (cost) => cost,
    denominator: 2,
  },
  'Special Movement, miles per hour': {
    rounded: (speed) => core.specialMovement({ speedFeet: speed, hours: 8 }).milesPerHour,
    numerator: (speed) => speed,
    denominator: 10,
  },
  'Special Movement at a Fast pace, miles per day': {
    rounded: (tens) => core.specialMovement({ speedFeet: tens * 10, hours: 8 }).fastMilesPerDay,
    numerator: (tens) => tens * 8 * 4,
    denominator: 3,
  },
  'Special Movement at a Slow pace, miles per day': {
    rounded: (tens) => core.specialMovement({ speedFeet: tens * 10, hours: 8 }).slowMilesPerDay,
    numerator: (tens) => tens * 8 * 2,
    denominator: 3,
  },
}

describe('is rounded down', () => {
  test.each(Object.entries(ROUNDED))('%s', (_, { rounded, numerator, denominator, maximum = 10_000 }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maximum }), (number) => {
        const result = rounded(number)
        expect(Number.isInteger(result)).toBe(true)
        expect(result * denominator).toBeLessThanOrEqual(numerator(number))
        expect((result + 1) * denominator).toBeGreaterThan(numerator(number))
      }),
    )
  })
})
