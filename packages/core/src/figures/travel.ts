import { TACK_AND_DRAWN_VEHICLE_STATISTICS } from '../tables/travel/tack-and-drawn-vehicles.ts'
import { TRAVEL_FIGURES } from '../tables/travel/travel-figures.ts'
import { TRAVEL_PACE_DISTANCES } from '../tables/travel/travel-paces.ts'
import { feet, integer, miles, type NamedFigure, pounds } from './named-figure.ts'

const { fast, normal, slow } = TRAVEL_PACE_DISTANCES
const { extendedTravel: extended, specialMovement: special } = TRAVEL_FIGURES

/** The weight of a vehicle, in pounds. */
const weightOf = (vehicle: keyof typeof TACK_AND_DRAWN_VEHICLE_STATISTICS): number =>
  TACK_AND_DRAWN_VEHICLE_STATISTICS[vehicle].weightQuarterPounds / 4

/** Figures that running text can name: travel. */
export const travelFigures = {
  'fast-pace-per-minute': feet(fast.feetPerMinute),
  'fast-pace-per-hour': miles(fast.milesPerHour),
  'fast-pace-per-day': miles(fast.milesPerDay),
  'normal-pace-per-minute': feet(normal.feetPerMinute),
  'normal-pace-per-hour': miles(normal.milesPerHour),
  'normal-pace-per-day': miles(normal.milesPerDay),
  'slow-pace-per-minute': feet(slow.feetPerMinute),
  'slow-pace-per-hour': miles(slow.milesPerHour),
  'slow-pace-per-day': miles(slow.milesPerDay),
  'mounted-travel-multiplier': integer(TRAVEL_FIGURES.mounted.times),
  'mounted-travel-hours': integer(TRAVEL_FIGURES.mounted.hours),
  'ship-travel-hours-per-day': integer(TRAVEL_FIGURES.shipHoursPerDay),
  'good-road-pace-steps': integer(TRAVEL_FIGURES.goodRoadSteps),
  'extended-travel-hours': integer(extended.hoursPerDay),
  'extended-travel-base-dc': integer(extended.baseDc),
  'extended-travel-dc-rise': integer(extended.dcRise),
  'extended-travel-exhaustion-levels': integer(extended.exhaustionLevels),
  'special-movement-speed-divisor': integer(special.speedDividedBy),
  'special-movement-fast-numerator': integer(special.fast.times),
  'special-movement-fast-denominator': integer(special.fast.dividedBy),
  'special-movement-slow-numerator': integer(special.slow.times),
  'special-movement-slow-denominator': integer(special.slow.dividedBy),
  'carriage-weight': pounds(weightOf('carriage')),
  'cart-weight': pounds(weightOf('cart')),
  'chariot-weight': pounds(weightOf('chariot')),
  'sled-weight': pounds(weightOf('sled')),
  'wagon-weight': pounds(weightOf('wagon')),
} as const satisfies Readonly<Record<string, NamedFigure>>
