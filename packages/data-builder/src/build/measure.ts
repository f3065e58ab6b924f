import type { Unit } from '@rulestone/core'
import {
  DECIMETERS_PER_FOOT,
  HECTOGRAMS_PER_POUND,
  HECTOMETERS_PER_MILE,
  MILLIMETERS_PER_INCH,
} from '@rulestone/core/measures'
import type { Measure } from '../schema/index.ts'

/** The metric unit of each unit of the rules, with ten times the conversion. */
const METRIC = {
  feet: ['meters', DECIMETERS_PER_FOOT],
  inches: ['centimeters', MILLIMETERS_PER_INCH],
  miles: ['kilometers', HECTOMETERS_PER_MILE],
  pounds: ['kilograms', HECTOGRAMS_PER_POUND],
} as const

/**
 * A length or weight, with its metric form.
 *
 * @example
 * measureOf(30, 'feet') // => { value: 30, unit: 'feet', metric: { value: 9, unit: 'meters' } }
 */
export function measureOf(value: number, unit: Unit): Measure {
  const [metric, times] = METRIC[unit]
  return { value, unit, metric: { value: (value * times) / 10, unit: metric } }
}
