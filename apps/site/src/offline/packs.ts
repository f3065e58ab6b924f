/** The files of spells, inside the folder of a language. */
const SPELLS = /^(?:spells\/|search\/spells\.json$)/u

/**
 * The pack of the spells of a language, which a reader adds to the language.
 *
 * @example
 * spellsPack('th') // => 'th-spells'
 */
export const spellsPack = (locale: string): string => `${locale}-spells`

/**
 * The pack that contains a path: the language, or its spells.
 *
 * @param path inside the folder of the language
 * @example
 * packOf('th', 'rules/cover/') // => 'th'
 * packOf('th', 'spells/fireball/') // => 'th-spells'
 */
export const packOf = (locale: string, path: string): string => (SPELLS.test(path) ? spellsPack(locale) : locale)
