import { requireInteger } from '../../bounds.ts'
import { type Fraction, fraction, multiplyFractions } from '../../fraction.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import { TRAVEL_FIGURES } from '../../tables/travel/travel-figures.ts'
import { requireRule } from '../basics/require-rule.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { largeVehicleMilesPerHour, type VehicleUnderWay } from './large-vehicle.ts'

/** A group that moves at a high Speed. */
export interface SpecialMovement {
  /** from 0 */
  readonly speedFeet: number
  /** traveled in the day: 0 to 24, 8 by default */
  readonly hours?: number
}

/** The travel rates of a group that moves at a high Speed, each rounded down. */
export interface SpecialMovementRates {
  readonly milesPerHour: number
  readonly normalMilesPerDay: number
  readonly fastMilesPerDay: number
  readonly slowMilesPerDay: number
}

/**
 * The travel rates of a group that moves at a high Speed for an extended time, such as by Wind Walk. Each figure is
 * rounded down, and the next one is computed from it. Travel on foot uses the Travel Pace table instead, in which the
 * figures for days differ. SRD 5.1 says only that some mounts and vehicles travel more swiftly.
 *
 * @throws RangeError if the Speed or the hours are not an integer within bounds, or the edition has no such rule
 * @source SRD 5.2.1, Gameplay Toolbox, Special Movement (page 192); Playing the Game, Round Down (page 5)
 * @example
 * specialMovement({ speedFeet: 300 }).milesPerHour // => 30
 * specialMovement({ speedFeet: 60 }).fastMilesPerDay // => 64
 * specialMovement({ speedFeet: 25, hours: 5 }).normalMilesPerDay // => 10
 */
export function specialMovement(
  { speedFeet, hours = TRAVEL_FIGURES.extendedTravel.hoursPerDay }: SpecialMovement,
  { travel }: RulesOf<'travel'> = srd521Exploration,
): SpecialMovementRates {
  requireRule('travel.ratesByHighSpeed', travel.decidedBy === 'pace' && travel.ratesByHighSpeed ? travel : 'none')
  requireInteger('speedFeet', speedFeet, { minimum: 0, maximum: 1_000_000_000 })
  requireInteger('hours', hours, { minimum: 0, maximum: 24 })
  const { speedDividedBy, fast, slow } = TRAVEL_FIGURES.specialMovement
  const milesPerHour = divideRoundDown(speedFeet, speedDividedBy)
  const normalMilesPerDay = milesPerHour * hours
  return {
    milesPerHour,
    normalMilesPerDay,
    fastMilesPerDay: divideRoundDown(normalMilesPerDay * fast.times, fast.dividedBy),
    slowMilesPerDay: divideRoundDown(normalMilesPerDay * slow.times, slow.dividedBy),
  }
}

/** A large vehicle that travels for some hours of a day. */
export interface VehicleHours extends VehicleUnderWay {
  /** 0 to 24 */
  readonly hours: number
}

/**
 * How many miles a large vehicle travels in some hours. It uses its own speed, without a pace, for up to 24 hours per
 * day, depending on vessel and crew.
 *
 * @throws RangeError if the vehicle is unknown, the hours are not an integer between 0 and 24, or the current is not one
 * between 0 and 100
 * @source SRD 5.2.1, Playing the Game, Vehicles (page 12); Gameplay Toolbox, Vehicles (page 192)
 * @example
 * vehicleMiles({ vehicle: 'galley', hours: 24 }) // => fraction(96)
 * vehicleMiles({ vehicle: 'rowboat', hours: 3, downstreamMilesPerHour: 3 }) // => fraction(27, 2)
 */
export const vehicleMiles = ({ hours, ...underWay }: VehicleHours): Fraction =>
  multiplyFractions(
    largeVehicleMilesPerHour(underWay),
    fraction(requireInteger('hours', hours, { minimum: 0, maximum: TRAVEL_FIGURES.shipHoursPerDay })),
  )
