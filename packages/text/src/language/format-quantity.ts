import type { Unit } from '@rulestone/core'
import { formatMixed } from './format-mixed.ts'
import { isSingular } from './is-singular.ts'
import type { Locale } from './locale.ts'
import type { Translate } from './translator.ts'

/** `10 feet`, or `10-foot` before a noun. */
export type QuantityForm = 'noun' | 'adjective'

/** The strings of each unit in the namespace `units`. */
const KEYS = {
  feet: { noun: 'feet.noun', adjective: 'feet.adjective' },
  inches: { noun: 'inches.noun', adjective: 'inches.adjective' },
  miles: { noun: 'miles.noun', adjective: 'miles.adjective' },
  pounds: { noun: 'pounds.noun', adjective: 'pounds.adjective' },
} as const satisfies Readonly<Record<Unit, Readonly<Record<QuantityForm, string>>>>

/**
 * Formats a length or weight in a language.
 *
 * @param words the strings of the namespace `units`; a unit without a string is written as its id
 */
export function formatQuantity(
  { value, unit }: { readonly value: number; readonly unit: Unit },
  form: QuantityForm,
  locale: Locale,
  words: Translate,
): string {
  const key = KEYS[unit][form]
  const number = formatMixed(locale, value)
  const phrase = words(key, { count: isSingular(value) ? 1 : 2, value: number })
  return phrase === key ? `${number} ${unit}` : phrase
}
