/** A placeholder, reference or tag in a string. */
export const PLACEHOLDER: RegExp =
  /\{\{\s*-?\s*([^{},\s]+)\s*(?:,\s*([^{}]*?))?\s*\}\}|\$t\(([^()]*)\)|<(\/?\w+\s*\/?)>/g

/**
 * The distinct placeholders of a string: `{{name}}` with its format, `$t(key)`, and numbered or named tags.
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
 * The formats of the placeholders of a string.
 *
 * @example
 * formatsIn('{{bonus, signed}} to {{skill}}') // => ['signed']
 */
export const formatsIn = (text: string): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, , format]) => format).filter((format) => format !== undefined)
