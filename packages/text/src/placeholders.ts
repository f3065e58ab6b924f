/** A place of a string that something else is put into. */
export const PLACEHOLDER: RegExp =
  /\{\{\s*-?\s*([^{},\s]+)\s*(?:,\s*([^{}]*?))?\s*\}\}|\$t\(([^()]*)\)|<(\/?\w+\s*\/?)>/g

/**
 * The places of a string that something else is put into, without repetition: `{{name}}` with its format, `$t(key)`,
 * and numbered or named tags.
 *
 * @example
 * placeholders('{{ bonus , signed }} to <1>{{skill}}</1>') // => ['{{bonus, signed}}', '<1>', '{{skill}}', '</1>']
 */
export function placeholders(text: string): string[] {
  const found = [...text.matchAll(PLACEHOLDER)].map(([, name, format, key, tag]) => {
    if (name !== undefined) return format === undefined ? `{{${name}}}` : `{{${name}, ${format}}}`
    return key === undefined ? `<${tag}>` : `$t(${key})`
  })
  return [...new Set(found)]
}

/**
 * The word of a place that holds only a word in the form that a number asks for, as it goes with most numbers. A language
 * without such forms has no such place.
 *
 * @example
 * pluralWord('{{days, plural(one: day; other: days)}}') // => 'days'
 * pluralWord('{{days}}') // => undefined
 */
export const pluralWord = (placeholder: string): string | undefined =>
  /,\s*plural\([^)]*\bother:\s*([^;)]*)/.exec(placeholder)?.[1]?.trim()

/** Whether a place holds only a word in the form that a number asks for. */
export const isPluralWord = (placeholder: string): boolean => /,\s*plural\b/.test(placeholder)

/**
 * The formats in which a string writes what is put into it.
 *
 * @example
 * formatsIn('{{bonus, signed}} to {{skill}}') // => ['signed']
 */
export const formatsIn = (text: string): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, , format]) => format).filter((format) => format !== undefined)
