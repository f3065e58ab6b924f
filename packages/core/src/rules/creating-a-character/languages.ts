import { requireInteger } from '../../bounds.ts'
import { requireEachOf } from '../../one-of.ts'
import { LANGUAGE_ROLLS } from '../../tables/creating-a-character/standard-languages.ts'
import {
  type Language,
  PRIMORDIAL_DIALECTS,
  RARE_LANGUAGES,
  STANDARD_LANGUAGES,
  type StandardLanguage,
} from '../../vocabulary/languages.ts'

/**
 * The language for a roll of 1d12.
 *
 * @param roll 1 to 12
 * @throws RangeError if the roll is not an integer between 1 and 12
 * @source SRD 5.2.1, Character Creation, Standard Languages (page 20)
 * @example
 * languageRolled(4) // => 'dwarvish'
 * languageRolled(12) // => 'orc'
 */
export function languageRolled(roll: number): StandardLanguage {
  requireInteger('roll', roll, { minimum: 1, maximum: 12 })
  const row = LANGUAGE_ROLLS.find(({ from, to }) => from <= roll && roll <= to)
  if (row === undefined) throw new RangeError(`roll is ${roll}; the Standard Languages table has no row for it.`)
  return row.language
}

const LANGUAGES: readonly Language[] = [...STANDARD_LANGUAGES, ...RARE_LANGUAGES, ...PRIMORDIAL_DIALECTS]
const PRIMORDIAL: ReadonlySet<Language> = new Set(['primordial', ...PRIMORDIAL_DIALECTS])

/**
 * Whether creatures that each know one of these languages can communicate: in the same language, or in Primordial and
 * its dialects.
 *
 * @param languages one for each creature
 * @throws RangeError if a language is unknown
 * @source SRD 5.2.1, Character Creation, Rare Languages (page 20)
 * @example
 * understandEachOther(['aquan', 'ignan']) // => true
 * understandEachOther(['elvish', 'dwarvish']) // => false
 */
export function understandEachOther(languages: readonly Language[]): boolean {
  requireEachOf('languages', languages, LANGUAGES)
  return new Set(languages).size <= 1 || languages.every((language) => PRIMORDIAL.has(language))
}
