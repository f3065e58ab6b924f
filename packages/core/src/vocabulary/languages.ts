import { isOneOf } from '../one-of.ts'

/**
 * The languages that are widespread, in the order of their table.
 *
 * @source SRD 5.2.1, Character Creation, Standard Languages (page 20)
 */
export const STANDARD_LANGUAGES = [
  'common',
  'common-sign-language',
  'draconic',
  'dwarvish',
  'elvish',
  'giant',
  'gnomish',
  'goblin',
  'halfling',
  'orc',
] as const

/**
 * The languages that are secret or come from other planes.
 *
 * @source SRD 5.2.1, Character Creation, Rare Languages (page 20)
 */
export const RARE_LANGUAGES = [
  'abyssal',
  'celestial',
  'deep-speech',
  'druidic',
  'infernal',
  'primordial',
  'sylvan',
  'thieves-cant',
  'undercommon',
] as const

/**
 * The dialects of Primordial.
 *
 * @source SRD 5.2.1, Character Creation, Rare Languages (page 20)
 */
export const PRIMORDIAL_DIALECTS = ['aquan', 'auran', 'ignan', 'terran'] as const

/** The id of a standard language. */
export type StandardLanguage = (typeof STANDARD_LANGUAGES)[number]

/** Whether a value is the id of a standard language. */
export const isStandardLanguage = (value: unknown): value is StandardLanguage => isOneOf(value, STANDARD_LANGUAGES)

/** The id of a language or dialect. */
export type Language = StandardLanguage | (typeof RARE_LANGUAGES)[number] | (typeof PRIMORDIAL_DIALECTS)[number]

/** Whether a value is the id of a language or dialect. */
export const isLanguage = (value: unknown): value is Language => isOneOf(value, STANDARD_LANGUAGES) || isOneOf(value, RARE_LANGUAGES) || isOneOf(value, PRIMORDIAL_DIALECTS)
