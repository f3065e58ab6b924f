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
 * The formats in which a string writes what is put into it.
 *
 * @example
 * formatsIn('{{bonus, signed}} to {{skill}}') // => ['signed']
 */
export const formatsIn = (text: string): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, , format]) => format).filter((format) => format !== undefined)
