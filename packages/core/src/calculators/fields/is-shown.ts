import type { Field, FieldValue, Input, Shown } from '../calculator.ts'
import { toText } from './field-value.ts'

const holds = (value: FieldValue | undefined, { is }: Shown): boolean =>
  typeof value === 'object' ? value.some((id) => is.includes(id)) : value !== undefined && is.includes(toText(value))

/**
 * Whether a field is shown in a state: always, or while the fields that it depends on match.
 *
 * @example
 * const { input } = readState(conditionsCalculator, { ruleset: 'next-2012' })
 * isShown(conditionsCalculator.fields.exhaustion, input) // => false
 */
export function isShown({ shown }: Field, input: Input): boolean {
  const conditions: readonly Shown[] = shown === undefined ? [] : 'when' in shown ? [shown] : shown
  return conditions.every((condition) => holds(input[condition.when], condition))
}

/**
 * A field with the options that it offers in a state.
 *
 * @example
 * const { input } = readState(conditionsCalculator, { ruleset: 'next-2012' })
 * offered(conditionsCalculator.fields.conditions, input).options.includes('intoxicated') // => true
 */
export function offered<F extends Field>(field: F, input: Input): F {
  const now = field.type === 'several' && field.offers?.find((offer) => holds(input[offer.when], offer))
  return now ? { ...field, options: now.options } : field
}
