import { type Language, PRIMORDIAL_DIALECTS, RARE_LANGUAGES } from '../../vocabulary/languages.ts'
import { none, range, type Table, term, terms } from '../table.ts'
import { KNOWN_LANGUAGES, LANGUAGE_ROLLS } from './standard-languages.ts'

/** The term for a language: two of them share their id with a species. */
export const languageTerm = (language: Language): string =>
  language === 'halfling' || language === 'orc' ? `${language}-language` : language

/**
 * The Standard Languages table as a reader sees it. Common, which everyone knows, has no roll.
 *
 * @source SRD 5.2.1, Character Creation, Standard Languages (page 20)
 */
export const standardLanguagesTable: Table = {
  id: 'standard-languages',
  source: { document: 'SRD 5.2.1', heading: 'Standard Languages', page: 20 },
  columns: ['roll', 'language'],
  rows: [
    ...KNOWN_LANGUAGES.known.map((language) => [none, term(languageTerm(language))]),
    ...LANGUAGE_ROLLS.map(({ from, to, language }) => [range(from, to), term(languageTerm(language))]),
  ],
}

/**
 * The Rare Languages table as a reader sees it.
 *
 * @source SRD 5.2.1, Character Creation, Rare Languages (page 20)
 */
export const rareLanguagesTable: Table = {
  id: 'rare-languages',
  source: { document: 'SRD 5.2.1', heading: 'Rare Languages', page: 20 },
  columns: ['language', 'dialects'],
  rows: RARE_LANGUAGES.map((language) => [
    term(language),
    language === 'primordial' ? terms('list', PRIMORDIAL_DIALECTS) : none,
  ]),
}
