import type { Unit } from '@rulestone/core'
import {
  DECIMETERS_PER_FOOT,
  HECTOGRAMS_PER_POUND,
  HECTOMETERS_PER_MILE,
  MILLIMETERS_PER_INCH,
  SQUARE_FEET,
} from '@rulestone/core/measures'
import { measureWords } from '@rulestone/text/number-formats'
import type { T } from '../shared/make-t.ts'

/** How a reader can have lengths and weights: as the rules say them, by the metric convention, or in squares. */
export const UNIT_SYSTEMS = ['feet', 'metric', 'squares'] as const

/** How a reader has lengths and weights. */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

/** A unit that a reader can see. */
export type ShownUnit = Unit | 'centimeters' | 'meters' | 'kilometers' | 'kilograms' | 'squares'

/** One unit of the rules in another: so many of it, over so many. */
type Measure = readonly [unit: ShownUnit, times: number, over: number]

/** What becomes of a unit. */
const MEASURES: Readonly<Record<UnitSystem, Partial<Readonly<Record<Unit, Measure>>>>> = {
  feet: {},
  metric: {
    feet: ['meters', DECIMETERS_PER_FOOT, 10],
    inches: ['centimeters', MILLIMETERS_PER_INCH, 10],
    miles: ['kilometers', HECTOMETERS_PER_MILE, 10],
    pounds: ['kilograms', HECTOGRAMS_PER_POUND, 10],
  },
  squares: { feet: ['squares', 1, SQUARE_FEET] },
}

/** What a unit becomes in a system; what has no other way stays. */
export const measureOf = (unit: Unit, system: UnitSystem): Measure => MEASURES[system][unit] ?? [unit, 1, 1]

/** Whether a text names a way to have units. */
export const isUnitSystem = (text: string | undefined): text is UnitSystem =>
  UNIT_SYSTEMS.some((system) => system === text)

/** A length or weight of the rules. What says how long the side of a square is cannot itself be said in squares. */
interface Measurable {
  readonly value: number
  readonly unit: Unit
  readonly isSquareSide?: boolean
}

/**
 * A length or weight of the rules as a reader has it.
 *
 * @example
 * measured({ value: 30, unit: 'feet' }, 'metric') // => { value: 9, unit: 'meters' }
 * measured({ value: 30, unit: 'feet' }, 'squares') // => { value: 6, unit: 'squares' }
 */
export function measured(
  { value, unit, isSquareSide }: Measurable,
  system: UnitSystem,
): { value: number; unit: ShownUnit } {
  const [shown, times, over] = measureOf(unit, isSquareSide && system === 'squares' ? 'feet' : system)
  return { value: (value * times) / over, unit: shown }
}

/** How far a press of a button goes, in the unit of the rules: a whole square where squares are shown. */
export const unitStep = (step: number, unit: Unit | undefined, system: UnitSystem): number =>
  unit === 'feet' && system === 'squares' ? Math.max(step, SQUARE_FEET) : step

/**
 * A length or weight in words, as `measureWords` has them.
 *
 * @param t the strings of the units under `units.`
 * @param form before a noun it is an adjective: `10-foot`
 */
export const unitWords = (
  shown: { readonly value: number; readonly unit: ShownUnit },
  form: 'noun' | 'adjective',
  write: (value: number) => string,
  t: T,
): string => measureWords(shown, form, write, (key, values) => t(`units.${key}`, values))
