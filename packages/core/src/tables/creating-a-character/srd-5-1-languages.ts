import type { Language } from '../../vocabulary/languages.ts'
import { none, type Table, term } from '../table.ts'
import { languageTerm } from './languages.ts'

/** A language, and the language whose script it is written in; `none` if it has no script. */
export interface LanguageScript {
  readonly language: Language
  readonly script: Language | 'none'
}

/**
 * The standard languages of SRD 5.1.
 *
 * @source SRD 5.1, Languages, Standard Languages (page 59)
 */
export const SRD_5_1_STANDARD_LANGUAGES = [
  { language: 'common',   script: 'common' },
  { language: 'dwarvish', script: 'dwarvish' },
  { language: 'elvish',   script: 'elvish' },
  { language: 'giant',    script: 'dwarvish' },
  { language: 'gnomish',  script: 'dwarvish' },
  { language: 'goblin',   script: 'dwarvish' },
  { language: 'halfling', script: 'common' },
  { language: 'orc',      script: 'dwarvish' },
] as const satisfies readonly LanguageScript[]

/**
 * The exotic languages of SRD 5.1.
 *
 * @source SRD 5.1, Languages, Exotic Languages (page 59)
 */
export const SRD_5_1_EXOTIC_LANGUAGES = [
  { language: 'abyssal',     script: 'infernal' },
  { language: 'celestial',   script: 'celestial' },
  { language: 'draconic',    script: 'draconic' },
  { language: 'deep-speech', script: 'none' },
  { language: 'infernal',    script: 'infernal' },
  { language: 'primordial',  script: 'dwarvish' },
  { language: 'sylvan',      script: 'elvish' },
  { language: 'undercommon', script: 'elvish' },
] as const satisfies readonly LanguageScript[]

const scripts = (rows: readonly LanguageScript[]): Table['rows'] =>
  rows.map(({ language, script }) => [
    term(languageTerm(language)),
    script === 'none' ? none : term(languageTerm(script)),
  ])

/** The standard languages of SRD 5.1 as a reader sees them. */
export const srd51StandardLanguagesTable: Table = {
  id: 'srd51-standard-languages',
  source: { document: 'SRD 5.1', heading: 'Standard Languages', page: 59 },
  columns: ['language', 'script'],
  rows: scripts(SRD_5_1_STANDARD_LANGUAGES),
}

/** The exotic languages of SRD 5.1 as a reader sees them. */
export const srd51ExoticLanguagesTable: Table = {
  id: 'srd51-exotic-languages',
  source: { document: 'SRD 5.1', heading: 'Exotic Languages', page: 59 },
  columns: ['language', 'script'],
  rows: scripts(SRD_5_1_EXOTIC_LANGUAGES),
}
