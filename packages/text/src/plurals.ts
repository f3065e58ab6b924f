import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** The forms of `plural(one: day; other: days)`. */
const FORM = /(?<=[(;]\s*)(\w+)\s*:/g

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

/**
 * The forms that a language needs of a word that goes with a number, and that a format does not say.
 *
 * @example
 * missingForms('plural(other: days)', 'en') // => ['one']
 */
export function missingForms(format: string, locale: Locale): string[] {
  const said = Array.from(format.matchAll(FORM), ([, name]) => name)
  return new Intl.PluralRules(LANGUAGE_TAGS[locale])
    .resolvedOptions()
    .pluralCategories.filter((one) => !said.includes(one))
}
