/** The files of spells and creatures, inside the folder of a language. */
const COMPENDIUM = /^(?:spells\/|creatures\/|search\/compendium\.json$)/u

/**
 * The pack of the spells and creatures of a language, which a reader adds to the language.
 *
 * @example
 * compendiumPack('th') // => 'th-compendium'
 */
export const compendiumPack = (locale: string): string => `${locale}-compendium`

/**
 * The pack that contains a path: the language, or its spells and creatures.
 *
 * @param path inside the folder of the language
 * @example
 * packOf('th', 'rules/cover/') // => 'th'
 * packOf('th', 'spells/fireball/') // => 'th-compendium'
 */
export const packOf = (locale: string, path: string): string =>
  COMPENDIUM.test(path) ? compendiumPack(locale) : locale
