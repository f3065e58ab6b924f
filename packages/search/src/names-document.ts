import type { Locale } from '@rulestone/text'

/** Names in the three languages: a line for each row, parted by `|`, the title first. */
export interface NameColumns {
  readonly en: string
  readonly zh: string
  /** with Thai letters as single bytes (`packThai`) */
  readonly th: string
  /** the pinyin of the signs in Chinese names: a syllable and the signs that have it, parted by spaces */
  readonly p: string
  /** names whose signs are read otherwise there: the name, and its syllables parted by spaces */
  readonly q: Readonly<Record<string, string>>
}

/**
 * What a reader loads before the first result: the names of every rule, heading and term, for one language of the site.
 * Columns of text instead of objects: it travels in one small piece to a phone.
 */
export interface NamesDocument extends NameColumns {
  /** the language of the site */
  readonly l: Locale
  /** where rules stand: the titles of book and chapter, parted by a tab */
  readonly w: readonly string[]
  /**
   * One line for each thing that has a name:
   *
   * - an entry: id (empty where the English title makes it), place in `w` with `*` where it is historical, and sort of
   *   entry, parted by tabs
   * - a heading of the entry above: `#` and its id (empty as above)
   * - a term that is said in the entry above: `=` and the key of the block, a number for the heading it begins with
   */
  readonly r: string
}

/** What is loaded after that: the text, and names in other languages that few look for. */
export interface TextDocument extends NameColumns {
  readonly l: Locale
  /** Traditional signs, each before the Simplified one that stands in a name or the text */
  readonly s: string
  /** for each entry, in the order of the names: its summary, then key and text of each block by turns */
  readonly t: readonly (readonly string[])[]
}

/** The id that an English title makes. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
