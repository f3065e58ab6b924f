import { LANGUAGE_TAGS, type Locale } from './locale.ts'

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
