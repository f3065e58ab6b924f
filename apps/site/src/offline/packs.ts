/** The files of spells and creatures, inside the folder of a language. */
const SPELLS = /^(?:spells\/|creatures\/|search\/spells\.json$)/u

/**
 * The pack of the spells and creatures of a language, which a reader adds to the language.
 *
 * @example
 * spellsPack('th') // => 'th-spells'
 */
export const spellsPack = (locale: string): string => `${locale}-spells`

/**
 * The pack that contains a path: the language, or its spells and creatures.
 *
 * @param path inside the folder of the language
 * @example
 * packOf('th', 'rules/cover/') // => 'th'
 * packOf('th', 'spells/fireball/') // => 'th-spells'
 */
export const packOf = (locale: string, path: string): string => (SPELLS.test(path) ? spellsPack(locale) : locale)
