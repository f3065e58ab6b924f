import { type Fraction, fraction, multiplyFractions, toNumber } from '../../fraction.ts'
import { LARGE_VEHICLE_FIGURES, largeVehicleSpeed } from '../../rules/travel/large-vehicle.ts'
import { feetPerMinute } from '../../rules/travel/travel-pace.ts'
import type { TravelRule } from '../../rulesets/exploration.ts'
import { TRAVEL_FIGURES } from '../../tables/travel/travel-figures.ts'
import type { LargeVehicle } from '../../vocabulary/vehicles.ts'
import type { Figure, Step } from '../calculator.ts'
import { integer, option, quantity } from './values.ts'

const MINUTES_PER_HOUR = 60
const FEET_PER_MILE = 5280

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
  const perHour = largeVehicleSpeed(by, { againstStrongWind, downstreamMilesPerHour })
  const distance = multiplyFractions(perHour, fraction(hours))
  const steps: Step[] = [
    { rule: 'vehicles', id: 'ship', values: { by: option('by', by), speed: miles(largeVehicleSpeed(by)) } },
  ]
  if (againstStrongWind) {
    const values = { speed: miles(largeVehicleSpeed(by, { againstStrongWind })) }
    steps.push({ rule: 'vehicles', id: 'against-wind', values })
  }
  if (downstreamMilesPerHour > 0) {
    const values = {
      current: quantity(downstreamMilesPerHour, 'miles'),
      typical: quantity(LARGE_VEHICLE_FIGURES.currentMilesPerHour, 'miles'),
      speed: miles(perHour),
    }
    steps.push({ rule: 'vehicles', id: 'downstream', values })
  }
  steps.push({
    rule: 'vehicles',
    id: 'ship-distance',
    values: { perHour: miles(perHour), hours: integer(hours), miles: miles(distance) },
  })
  steps.push({ rule: 'vehicles', id: 'ship-hours', values: { most: integer(TRAVEL_FIGURES.shipHoursPerDay) } })
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
  const traveler = { pace: 'normal', speedFeet: speed } as const
  const perMinute = feetPerMinute({ ...traveler, hustling }, rule)
  const perHour = fraction(perMinute * MINUTES_PER_HOUR, FEET_PER_MILE)
  const distance = multiplyFractions(perHour, fraction(hours))
  const steps: Step[] = [
    {
      rule: 'next-movement',
      id: 'per-minute',
      values: {
        speed: quantity(speed, 'feet'),
        times: integer(rule.timesPerMinute),
        perMinute: quantity(feetPerMinute({ ...traveler, hustling: false }, rule), 'feet'),
      },
    },
  ]
  if (hustling) {
    const values = { times: integer(rule.hustleTimes), perMinute: quantity(perMinute, 'feet') }
    steps.push({ rule: 'next-movement', id: 'hustling', values })
  }
  steps.push({ rule: 'next-movement', id: 'on-foot', values: { hours: integer(hours), miles: miles(distance) } })
  return {
    figures: [
      { id: 'miles', ...miles(distance) },
      { id: 'per-minute', ...quantity(perMinute, 'feet') },
      { id: 'per-hour', ...miles(perHour) },
    ],
    steps,
  }
}
