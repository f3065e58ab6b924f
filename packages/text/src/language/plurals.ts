import { byLocale, LANGUAGE_TAGS, type Locale } from './locale.ts'

/** Matches each form of `plural(one: day; other: days)` with its word. */
const FORM = /(?<=[(;]\s*)(\w+)\s*:\s*([^;)]*)/g

const SUFFIX = /^(.*)_(ordinal_)?(zero|one|two|few|many|other)$/

/** A key of i18next JSON v4 with a plural suffix. */
export interface PluralForm {
  /** the key without its plural suffix */
  readonly base: string
  readonly type: 'cardinal' | 'ordinal'
}

/**
 * The plural family of a key. A family always has a key in `_other`; a key that only happens to end in `_one` has none.
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

/** The plural rules of each language, made once because that is slow. */
export const pluralRules = byLocale((locale) => new Intl.PluralRules(LANGUAGE_TAGS[locale]))

/** The words of a `plural(…)` format, by form. */
const formsOf = (format: string): ReadonlyMap<string, string> =>
  new Map(Array.from(format.matchAll(FORM), ([, form = '', word = '']) => [form, word.trim()]))

/** Whether a placeholder is a word in a plural form. */
export const isPluralWord = (placeholder: string): boolean => /,\s*plural\b/.test(placeholder)

/**
 * The most general word of a placeholder that is a word in a plural form.
 *
 * @example
 * pluralWord('{{days, plural(one: day; other: days)}}') // => 'days'
 * pluralWord('{{days}}') // => undefined
 */
export const pluralWord = (placeholder: string): string | undefined =>
  isPluralWord(placeholder) ? formsOf(placeholder).get('other') : undefined

/**
 * The plural forms that a language needs and a `plural(…)` format lacks.
 *
 * @example
 * missingForms('plural(other: days)', 'en') // => ['one']
 */
export function missingForms(format: string, locale: Locale): string[] {
  const present = formsOf(format)
  return pluralRules[locale].resolvedOptions().pluralCategories.filter((form) => !present.has(form))
}
