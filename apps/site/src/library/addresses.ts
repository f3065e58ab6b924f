import { type Locale, siteLinks } from '@rulestone/text'
import { base } from '../shared/base.ts'

/** The URLs of links in compiled text. */
export const textLinks = siteLinks({ base })

/** The URLs of the site's pages. Each ends in a slash. */
export const addresses = {
  chooser: `${base}/`,
  home: (locale: Locale): string => `${base}/${locale}/`,
  /** the table of contents on the home page */
  contents: (locale: Locale): string => `${base}/${locale}/#rules`,
  about: (locale: Locale): string => `${base}/${locale}/about/`,
  search: (locale: Locale): string => `${base}/${locale}/search/`,
  searchHelp: (locale: Locale): string => `${base}/${locale}/search/help/`,
  openSearch: (locale: Locale): string => `${base}/${locale}/search/opensearch.xml`,
  glossary: (locale: Locale): string => `${base}/${locale}/glossary/`,
  rule: (locale: Locale, id: string): string => textLinks.rule(locale, id),
  rules: (locale: Locale): string => `${base}/${locale}/rules.json`,
  spells: (locale: Locale): string => `${base}/${locale}/spells/`,
  /** the kept spells as cards to print */
  spellCards: (locale: Locale): string => `${base}/${locale}/spells/cards/`,
  creatures: (locale: Locale): string => `${base}/${locale}/creatures/`,
  /** an attack or effect against all creatures */
  against: (locale: Locale): string => `${base}/${locale}/creatures/against/`,
  editions: (locale: Locale): string => `${base}/${locale}/editions/`,
  /** the list of all differences */
  differences: (locale: Locale): string => `${base}/${locale}/editions/all/`,
  beside: (locale: Locale, playtest: string): string => `${base}/${locale}/editions/${playtest}/`,
  /** the feed of changes */
  changes: (locale: Locale): string => `${base}/${locale}/changes.atom`,
  fight: (locale: Locale): string => `${base}/${locale}/fight/`,
  /** the fight tracker, ready to add a creature */
  addToFight: (locale: Locale, creature: string): string => `${base}/${locale}/fight/?add=${creature}`,
  /** the odds of an encounter */
  encounter: (locale: Locale): string => `${base}/${locale}/encounter/`,
  /** the odds of an encounter with one creature */
  encounterWith: (locale: Locale, id: string): string => `${base}/${locale}/encounter/?creatures=${id}`,
  translation: (locale: Locale): string => `${base}/${locale}/translation/`,
  rolls: (locale: Locale): string => `${base}/${locale}/rolls/`,
  /** the page of rolls with dice in its field */
  dice: (locale: Locale, expression: string): string =>
    `${base}/${locale}/rolls/?dice=${encodeURIComponent(expression)}`,
  calculators: (locale: Locale): string => `${base}/${locale}/calculators/`,
  calculator: (locale: Locale, id: string): string => `${base}/${locale}/calculators/${id}/`,
  calculatorPart: (locale: Locale, id: string): string => `${base}/${locale}/calculators/${id}.json`,
  /** the pages for developers, in English alone */
  developers: `${base}/developers/`,
  api: `${base}/developers/api/`,
  module: (subpath: string): string => `${base}/developers/api/${subpath}/`,
  chapter: (locale: Locale, book: string, chapter: string): string => `${base}/${locale}/book/${book}/${chapter}/`,
}
