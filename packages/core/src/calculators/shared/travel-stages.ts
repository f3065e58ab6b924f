import { type Fraction, fraction, multiplyFractions, toNumber } from '../../fraction.ts'
import { LARGE_VEHICLE_FIGURES, largeVehicleMilesPerHour } from '../../rules/travel/large-vehicle.ts'
import { feetPerMinute } from '../../rules/travel/travel-pace.ts'
import type { TravelRule } from '../../rulesets/exploration.ts'
import { FEET_PER_MILE } from '../../tables/measures.ts'
import { TRAVEL_FIGURES } from '../../tables/travel/travel-figures.ts'
import type { LargeVehicle } from '../../vocabulary/vehicles.ts'
import type { Figure } from '../calculator.ts'
import type { Step } from '../travel.steps.ts'
import { quantity } from './values.ts'

const MINUTES_PER_HOUR = 60

/** A length in miles as a figure or in a step. */
export const miles = (length: Fraction) => quantity(toNumber(length), 'miles')

/** What carries travelers over water or through the air, and the waters. */
export interface Voyage {
  readonly by: LargeVehicle
  readonly hours: number
  readonly againstStrongWind: boolean
  readonly downstreamMilesPerHour: number
}

/** The answer about a journey. */
export interface Journey {
  readonly figures: readonly [Figure, ...Figure[]]
  readonly steps: readonly Step[]
}

/** A journey in a large vehicle, which has its own speed. */
export function voyage({ by, hours, againstStrongWind, downstreamMilesPerHour }: Voyage): Journey {
  const perHour = largeVehicleMilesPerHour({ vehicle: by, againstStrongWind, downstreamMilesPerHour })
  const distance = multiplyFractions(perHour, fraction(hours))
  const steps: Step[] = [
    { kind: 'ship', rule: 'vehicles', values: { by, speed: toNumber(largeVehicleMilesPerHour({ vehicle: by })) } },
  ]
  if (againstStrongWind) {
    const values = { speed: toNumber(largeVehicleMilesPerHour({ vehicle: by, againstStrongWind })) }
    steps.push({ kind: 'against-wind', rule: 'vehicles', values })
  }
  if (downstreamMilesPerHour > 0) {
    const values = {
      current: downstreamMilesPerHour,
      typical: LARGE_VEHICLE_FIGURES.currentMilesPerHour,
      speed: toNumber(perHour),
    }
    steps.push({ kind: 'downstream', rule: 'vehicles', values })
  }
  steps.push({
    kind: 'ship-distance',
    rule: 'vehicles',
    values: { perHour: toNumber(perHour), hours, miles: toNumber(distance) },
  })
  steps.push({ kind: 'ship-hours', rule: 'vehicles', values: { most: TRAVEL_FIGURES.shipHoursPerDay } })
  return {
    figures: [
      { id: 'miles', ...miles(distance) },
      { id: 'per-hour', ...miles(perHour) },
      { id: 'per-day', ...miles(multiplyFractions(perHour, fraction(TRAVEL_FIGURES.shipHoursPerDay))) },
    ],
    steps,
  }
}

/** The walkers, in an edition where the speed decides. */
export interface Walk {
  readonly hours: number
  readonly speed: number
  readonly hustling: boolean
}

/** A journey on foot in an edition where the speed decides: a number of feet each minute. */
export function walk({ hours, speed, hustling }: Walk, rule: TravelRule & { readonly decidedBy: 'speed' }): Journey {
  const minute = (hustle: boolean): number => feetPerMinute({ speedFeet: speed, hustling: hustle }, { travel: rule })
  const perMinute = minute(hustling)
  const perHour = fraction(perMinute * MINUTES_PER_HOUR, FEET_PER_MILE)
  const distance = multiplyFractions(perHour, fraction(hours))
  const steps: Step[] = [
    {
      kind: 'per-minute',
      rule: 'next-movement',
      values: {
        speed,
        times: rule.timesPerMinute,
        perMinute: minute(false),
      },
    },
  ]
  if (hustling) {
    const values = { times: rule.hustleTimes, perMinute }
    steps.push({ kind: 'hustling', rule: 'next-movement', values })
  }
  steps.push({ kind: 'on-foot', rule: 'next-movement', values: { hours, miles: toNumber(distance) } })
  return {
    figures: [
      { id: 'miles', ...miles(distance) },
      { id: 'per-minute', ...quantity(perMinute, 'feet') },
      { id: 'per-hour', ...miles(perHour) },
    ],
    steps,
  }
}
