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

/** The unit systems: those of the rules, metric by convention, or squares. */
export const UNIT_SYSTEMS = ['feet', 'metric', 'squares'] as const

/** The unit system of a reader. */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

/** A unit that can be shown. */
export type ShownUnit = Unit | 'centimeters' | 'meters' | 'kilometers' | 'kilograms' | 'squares'

/** The conversion of a unit of the rules: multiply by `times`, divide by `over`. */
type Measure = readonly [unit: ShownUnit, times: number, over: number]

/** The conversions of each system. */
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

/** The conversion of a unit in a system; other units stay. */
export const measureOf = (unit: Unit, system: UnitSystem): Measure => MEASURES[system][unit] ?? [unit, 1, 1]

/** Whether a text is the name of a unit system. */
export const isUnitSystem = (text: string | undefined): text is UnitSystem =>
  UNIT_SYSTEMS.some((system) => system === text)

/** A length or weight of the rules. The definition of a square's side cannot be in squares. */
interface Measurable {
  readonly value: number
  readonly unit: Unit
  readonly isSquareSide?: boolean
}

/**
 * Converts a length or weight of the rules to a unit system.
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

/** The step of the buttons, in the unit of the rules: a whole square if squares are shown. */
export const unitStep = (step: number, unit: Unit | undefined, system: UnitSystem): number =>
  unit === 'feet' && system === 'squares' ? Math.max(step, SQUARE_FEET) : step

/**
 * A length or weight in words, like `measureWords`.
 *
 * @param t the strings of the units under `units.`
 * @param form the adjective comes before a noun: `10-foot`
 */
export const unitWords = (
  shown: { readonly value: number; readonly unit: ShownUnit },
  form: 'noun' | 'adjective',
  write: (value: number) => string,
  t: T,
): string => measureWords(shown, form, write, (key, values) => t(`units.${key}`, values))
