import type { StandardLanguage } from '../../vocabulary/languages.ts'

/** The rolls of 1d12, inclusive, that give a language. */
export interface LanguageRoll {
  readonly from: number
  readonly to: number
  readonly language: StandardLanguage
}

/**
 * The random table of standard languages. Common has no roll: every player character knows it.
 *
 * @source SRD 5.2.1, Character Creation, Standard Languages (page 20)
 */
export const LANGUAGE_ROLLS = [
  { from:  1, to:  1, language: 'common-sign-language' },
  { from:  2, to:  2, language: 'draconic' },
  { from:  3, to:  4, language: 'dwarvish' },
  { from:  5, to:  6, language: 'elvish' },
  { from:  7, to:  7, language: 'giant' },
  { from:  8, to:  8, language: 'gnomish' },
  { from:  9, to:  9, language: 'goblin' },
  { from: 10, to: 11, language: 'halfling' },
  { from: 12, to: 12, language: 'orc' },
] as const satisfies readonly LanguageRoll[]

/**
 * The languages that every character knows: Common, and this many others, rolled or chosen.
 *
 * @source SRD 5.2.1, Character Creation, Choose Languages (page 20)
 */
export const KNOWN_LANGUAGES = { known: ['common'], others: 2 } as const
