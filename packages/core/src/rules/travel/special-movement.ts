import { requireInteger } from '../../bounds.ts'
import { type Fraction, fraction, multiplyFractions } from '../../fraction.ts'
import { TRAVEL_FIGURES } from '../../tables/travel/travel-figures.ts'
import type { LargeVehicle } from '../../vocabulary/vehicles.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { largeVehicleSpeed, type Waters } from './large-vehicle.ts'

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
 * figures for days differ.
 *
 * @param speedFeet from 0
 * @param hours traveled in the day: 0 to 24, typically 8
 * @throws RangeError if the Speed or the hours are not an integer within bounds
 * @source SRD 5.2.1, Gameplay Toolbox, Special Movement (page 192); Playing the Game, Round Down (page 5)
 * @example
 * specialMovement(300).milesPerHour // => 30
 * specialMovement(60).fastMilesPerDay // => 64
 * specialMovement(25, 5).normalMilesPerDay // => 10
 */
export function specialMovement(
  speedFeet: number,
  hours: number = TRAVEL_FIGURES.extendedTravel.hoursPerDay,
): SpecialMovementRates {
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

/**
 * How many miles a large vehicle travels in some hours. It uses its own speed, without a pace, for up to 24 hours per
 * day, depending on vessel and crew.
 *
 * @param hours in the day: 0 to 24
 * @throws RangeError if the hours are not an integer between 0 and 24
 * @source SRD 5.2.1, Playing the Game, Vehicles (page 12); Gameplay Toolbox, Vehicles (page 192)
 * @example
 * vehicleMiles('galley', 24) // => fraction(96)
 * vehicleMiles('rowboat', 3, { downstreamMilesPerHour: 3 }) // => fraction(27, 2)
 */
export const vehicleMiles = (vehicle: LargeVehicle, hours: number, waters: Waters = {}): Fraction =>
  multiplyFractions(
    largeVehicleSpeed(vehicle, waters),
    fraction(requireInteger('hours', hours, { minimum: 0, maximum: TRAVEL_FIGURES.shipHoursPerDay })),
  )
