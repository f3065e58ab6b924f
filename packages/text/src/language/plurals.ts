import { byLocale, LANGUAGE_TAGS, type Locale } from './locale.ts'

/** Each form of `plural(one: day; other: days)`, and its word. */
const FORM = /(?<=[(;]\s*)(\w+)\s*:\s*([^;)]*)/g

const SUFFIX = /^(.*)_(ordinal_)?(zero|one|two|few|many|other)$/

/** A key of i18next JSON v4 that is one of several plural forms. */
export interface PluralForm {
  /** the key without `_one`, `_other` and the like */
  readonly base: string
  readonly type: 'cardinal' | 'ordinal'
}

/**
 * The plural family that a key belongs to. A family always has the form `_other`, so that an ordinary key which happens
 * to end in `_one` is none.
 *
 * @example
 * pluralForm('roll_one', new Set(['roll_one', 'roll_other'])) // => { base: 'roll', type: 'cardinal' }
 * pluralForm('square_one', new Set(['square_one'])) // => undefined
 */
export function pluralForm(key: string, keys: Pick<ReadonlySet<string>, 'has'>): PluralForm | undefined {
  const [, base, ordinal = ''] = SUFFIX.exec(key) ?? []
  if (base === undefined || !keys.has(`${base}_${ordinal}other`)) return undefined
  return { base, type: ordinal === '' ? 'cardinal' : 'ordinal' }
}

/**
 * The keys of a plural family that a language needs.
 *
 * @example
 * pluralKeys({ base: 'roll', type: 'cardinal' }, 'en') // => ['roll_one', 'roll_other']
 * pluralKeys({ base: 'roll', type: 'cardinal' }, 'th') // => ['roll_other']
 */
export function pluralKeys({ base, type }: PluralForm, locale: Locale): string[] {
  const { pluralCategories } = new Intl.PluralRules(LANGUAGE_TAGS[locale], { type }).resolvedOptions()
  return pluralCategories.map((category) => `${base}_${type === 'ordinal' ? 'ordinal_' : ''}${category}`).sort()
}

/** The rules of a language for numbers that count; they take long to make. */
export const pluralRules = byLocale((locale) => new Intl.PluralRules(LANGUAGE_TAGS[locale]))

/** The words of a format, by form. */
const formsOf = (format: string): ReadonlyMap<string, string> =>
  new Map(Array.from(format.matchAll(FORM), ([, form = '', word = '']) => [form, word.trim()]))

/** Whether a place holds only a word in the form that a number asks for. */
export const isPluralWord = (placeholder: string): boolean => /,\s*plural\b/.test(placeholder)

/**
 * The word of a place that holds only a word in the form that a number asks for, as it goes with most numbers. A language
 * without such forms has no such place.
 *
 * @example
 * pluralWord('{{days, plural(one: day; other: days)}}') // => 'days'
 * pluralWord('{{days}}') // => undefined
 */
export const pluralWord = (placeholder: string): string | undefined =>
  isPluralWord(placeholder) ? formsOf(placeholder).get('other') : undefined

/**
 * The forms that a language needs of a word that goes with a number, and that a format does not say.
 *
 * @example
 * missingForms('plural(other: days)', 'en') // => ['one']
 */
export function missingForms(format: string, locale: Locale): string[] {
  const present = formsOf(format)
  return pluralRules[locale].resolvedOptions().pluralCategories.filter((form) => !present.has(form))
}
