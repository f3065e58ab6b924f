/** Flat strings by key: `fields.ac.label`. Plural forms are under `key_one`, `key_other` and so on. */
export type Strings = Readonly<Record<string, string>>

/** The placeholder values of a string; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>

/** Returns the string of a key with its placeholders filled; `has` returns whether there is one. */
export interface T {
  (key: string, values?: Values): string
  has(key: string): boolean
}

const PLACEHOLDER = /\{\{\s*([^\s,}]+)\s*(?:,\s*(?:number|plural\(([^)]*)\))\s*)?\}\}/gu

/** Cached plural rules and number formats: creating them takes longer than using them a thousand times. */
const known = new Map<string, readonly [Intl.PluralRules, Intl.NumberFormat]>()

function rulesOf(tag: string): readonly [Intl.PluralRules, Intl.NumberFormat] {
  const rules = known.get(tag) ?? [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)]
  known.set(tag, rules)
  return rules
}

/**
 * The part of i18next that an island needs, in 0.4 kB: `{{name}}`, `{{name, number}}`, plural forms by `count`, and of
 * a single word, if a sentence counts several things: `{{days}} {{days, plural(one: day; other: days)}}`. For the
 * strings of this project it returns what i18next returns.
 *
 * @param tag the language of the strings, as a BCP 47 tag
 * @throws RangeError if a key is missing: the page did not pass it
 * @example
 * makeT('en', { hits_one: '{{count}} hit', hits_other: '{{count}} hits' })('hits', { count: 2 }) // => '2 hits'
 */
export function makeT(tag: string, strings: Strings): T {
  const [plural, number] = rulesOf(tag)
  const t = (key: string, values: Values = {}): string => {
    const { count } = values
    const text = (typeof count === 'number' ? strings[`${key}_${plural.select(count)}`] : undefined) ?? strings[key]
    if (text === undefined) {
      throw new RangeError(`key is "${key}"; the strings have no such key. Tip: pass it to the island.`)
    }
    return text.replace(PLACEHOLDER, (placeholder, name: string, forms?: string) => {
      const value = values[name]
      if (forms && value !== undefined)
        return RegExp(`${plural.select(+value)}: ([^;]*)`).exec(forms)?.[1] ?? placeholder
      if (typeof value === 'number' && placeholder.includes(',')) return number.format(value)
      return value === undefined ? placeholder : String(value)
    })
  }
  return Object.assign(t, { has: (key: string): boolean => key in strings })
}

/** The strings under a prefix, each by the rest of its key. */
export const under = (t: T, prefix: string): T =>
  Object.assign((key: string, values?: Values): string => t(prefix + key, values), {
    has: (key: string): boolean => t.has(prefix + key),
  })
