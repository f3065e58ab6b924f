import words from '@rulestone/content/search-words.json' with { type: 'json' }
import { CALCULATORS, type Field } from '@rulestone/core'
import type { FilterWords } from '@rulestone/search'
import { filterWords as filterWordsOf } from '@rulestone/search/build'
import { type ByLocale, byLocale, LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { measureWords } from '@rulestone/text/number-formats'
import { getT } from '../library/i18n.ts'
import { stringsUnder, unitStrings } from '../library/strings.ts'
import { makeT, type Strings } from '../shared/make-t.ts'

type Part = Readonly<Record<string, ByLocale<readonly string[]>>>

/** The words in the language of a reader and in English, which players of every language use. */
const inLanguage = (part: Part, locale: Locale): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(part).map(([key, forms]) => [key, Array.from(new Set([...forms[locale], ...forms.en]))]),
  )

/** The words of questions for calculators. */
export const askWords = (locale: Locale) => inLanguage(words.asks, locale)

/** The fields of calculators that a query can fill in. */
export const FILLED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  attack: ['ac', 'damage', 'bonus', 'state', 'cover'],
  'd20-test': ['test', 'dc', 'state', 'modifier', 'bonus'],
  'save-for-half': ['damage', 'dc', 'save', 'state'],
  concentration: ['damage', 'save', 'state'],
  'carrying-capacity': ['strength'],
  dice: ['expr', 'at-least'],
  falling: ['feet'],
  jump: ['strength', 'run-up'],
}

/** What a field says with a value, by its id, or by its id and the value where there are few: `ac`, `state.advantage`. */
function filledField(
  locale: Locale,
  name: string,
  field: Field | undefined,
  strings: Strings,
): readonly (readonly [key: string, text: string])[] {
  const t = getT(locale)
  const filled = makeT(LANGUAGE_TAGS[locale], stringsUnder(locale, 'search'))
  const say = (value: string): string => filled('filled', { label: strings[`fields.${name}.label`] ?? name, value })
  if (field?.type === 'choice') {
    return field.options.map((option) => [
      `${name}.${option}`,
      say(strings[`fields.${name}.options.${option}`] ?? option),
    ])
  }
  if (field?.type === 'flag') return (['yes', 'no'] as const).map((value) => [`${name}.${value}`, say(t(value))])
  const value = '{{value}}'
  if (field?.type !== 'integer' || field.unit === undefined) return [[name, say(value)]]
  const units = makeT(LANGUAGE_TAGS[locale], unitStrings[locale])
  return [[name, say(measureWords({ value: 2, unit: field.unit }, 'noun', () => value, units))]]
}

/** What a query has filled in, in words, by calculator and field. */
export const filledWords = (locale: Locale): Readonly<Record<string, Strings>> =>
  Object.fromEntries(
    Object.entries(FILLED_FIELDS).map(([id, names]) => {
      const fields: Readonly<Record<string, Field>> = CALCULATORS.find((one) => one.id === id)?.fields ?? {}
      const strings = stringsUnder(locale, 'calculators', id)
      return [id, Object.fromEntries(names.flatMap((name) => filledField(locale, name, fields[name], strings)))]
    }),
  )

/** What players call calculators. */
export const calculatorWords = (locale: Locale) => inLanguage(words.calculators, locale)

/** Names that players look for and that lie outside the rules of this site, by what they are. */
export const outsideNames = (locale: Locale) => inLanguage(words.outside, locale)

/** Queries that show what the search can do. */
export const exampleQueries = (locale: Locale): Record<keyof typeof words.examples, string> =>
  Object.fromEntries(Object.entries(words.examples).map(([key, forms]) => [key, forms[locale].join('|')])) as Record<
    keyof typeof words.examples,
    string
  >

const KINDS = ['rule', 'action', 'condition', 'hazard', 'area-of-effect', 'attitude'] as const

/** The names of filters and of their values, as the page shows and writes them. */
export function filterNames(locale: Locale) {
  const t = getT(locale)
  return {
    keys: Object.fromEntries(Object.entries(words.filters).map(([key, forms]) => [key, forms[locale][0] ?? key])),
    values: {
      ...Object.fromEntries(KINDS.map((kind) => [kind, t(`kinds.${kind}`)])),
      'srd-5.2.1': '5.2.1',
      'srd-5.1': '2014',
      'next-2012': '2012',
    },
  }
}

/** The words of filters and of their values in every language, with what each means. */
export const filterWords = (): FilterWords =>
  filterWordsOf(
    words,
    byLocale((locale) => stringsUnder(locale, 'site', 'kinds')),
  )
