import fc from 'fast-check'
import {
  canStandUp,
  carryingCapacity,
  feetPerMinute,
  highJumpFeet,
  laden,
  movementCostFeet,
  movingThrough,
  SIZES,
  standUpCostFeet,
  TRAVEL_PACES,
} from '../../src/index.ts'
import { small } from './arbitrary.ts'
import type { Laws } from './law.ts'

const terrains = fc.subarray(['climbing', 'crawling', 'swimming', 'difficult-terrain', 'grappled'] as const)
const strengths = fc.integer({ min: 1, max: 29 })
const sizes = fc.constantFrom(...SIZES)

/** Laws of movement and of loads. */
export const movement: Laws = {
  'movement costs at least its distance, and more in every circumstance': (ruleset) =>
    fc.property(small, terrains, (feet, circumstances) => {
      const cost = (all: typeof circumstances): number => movementCostFeet({ feet, circumstances: all }, ruleset).value
      return cost([]) >= feet && cost(circumstances) >= cost([]) && cost(circumstances) >= cost(circumstances.slice(1))
    }),
  'a longer move costs no less, and breaking it up never makes it cheaper': (ruleset) =>
    fc.property(small, small, terrains, (one, other, circumstances) => {
      const cost = (feet: number): number => movementCostFeet({ feet, circumstances }, ruleset).value
      return cost(one) <= cost(one + other) && cost(one + other) <= cost(one) + cost(other)
    }),
  'a creature that can stand up has enough movement': (ruleset) =>
    fc.property(
      small,
      small,
      (speed, left) =>
        !canStandUp({ speedFeet: speed, movementLeftFeet: left }, ruleset) || standUpCostFeet(speed, ruleset) <= left,
    ),
  // Below a modifier of −2 the standing High Jump of the 2012 playtest, at least 1 foot, is higher.
  'a running High Jump is no lower than a standing one': (ruleset) =>
    fc.property(fc.integer({ min: -2, max: 10 }), (modifier) => {
      const [running, standing] = [
        highJumpFeet({ strengthModifier: modifier, runUpFeet: 10 }, ruleset),
        highJumpFeet({ strengthModifier: modifier, runUpFeet: 0 }, ruleset),
      ]
      return (
        standing >= 0 &&
        running >= standing &&
        highJumpFeet({ strengthModifier: modifier + 1, runUpFeet: 10 }, ruleset) >= running
      )
    }),
  'a creature can pass through allies, and cannot end its move in the space of another creature': (ruleset) =>
    fc.property(sizes, sizes, fc.boolean(), fc.boolean(), (mover, size, ally, incapacitated) => {
      const {
        value: { mayPass, mayEnd },
      } = movingThrough({ moverSize: mover, creature: { size, ally, incapacitated } }, ruleset)
      return (mayPass || !ally) && !mayEnd
    }),
  'a stronger or larger creature never carries less, and can drag at least what it can carry': (ruleset) =>
    fc.property(strengths, sizes, (strength, size) => {
      const own = carryingCapacity({ strengthScore: strength, size }, ruleset)
      const stronger = carryingCapacity({ strengthScore: strength + 1, size }, ruleset)
      const larger = carryingCapacity(
        { strengthScore: strength, size: SIZES[SIZES.indexOf(size) + 1] ?? size },
        ruleset,
      )
      return (
        own.unencumberedPounds <= own.carryPounds &&
        own.carryPounds <= own.dragLiftPushPounds &&
        own.carryPounds < stronger.carryPounds &&
        own.carryPounds <= larger.carryPounds
      )
    }),
  'a heavier load never raises the Speed': (ruleset) =>
    fc.property(
      strengths,
      sizes,
      fc.integer({ min: 0, max: 8000 }),
      fc.integer({ min: 0, max: 8000 }),
      fc.constantFrom('drag', 'lift', 'push'),
      (strength, size, carriedPounds, pounds, by) => {
        const speed = (more: number): number =>
          laden(
            {
              strengthScore: strength,
              size,
              speedFeet: 30,
              carriedPounds: carriedPounds + more,
              hauled: { by, pounds: pounds + more },
            },
            ruleset,
          ).value.speedFeet
        return speed(1) <= speed(0) && speed(0) <= 30 && speed(1) >= 0
      },
    ),
  'hustling never covers less distance': (ruleset) =>
    fc.property(small, fc.constantFrom(...TRAVEL_PACES), (speedFeet, pace) => {
      const far = (hustling: boolean): number => feetPerMinute({ pace, speedFeet, hustling }, ruleset)
      return far(false) >= 0 && far(true) >= far(false)
    }),
}
