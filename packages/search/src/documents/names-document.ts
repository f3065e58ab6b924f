import type { Locale } from '@rulestone/text'

/** Names in the three languages: a line for each row, separated by `|`, the title first. */
export interface NameColumns {
  readonly en: string
  readonly zh: string
  /** with Thai letters as single bytes (`packThai`) */
  readonly th: string
  /** the pinyin of the characters in Chinese names: each syllable and its characters, separated by spaces */
  readonly p: string
  /** names that are read otherwise: the name, and its syllables separated by spaces */
  readonly q: Readonly<Record<string, string>>
}

/**
 * What a page loads before the first result: the names of every rule, heading and term of the current edition, for one
 * language of the site.
 * It has columns of text instead of objects, because that is smaller.
 */
export interface NamesDocument extends NameColumns {
  /** the language of the site */
  readonly l: Locale
  /** the places of rules: the titles of book and chapter, separated by a tab */
  readonly w: readonly string[]
  /**
   * One line for each item with a name:
   *
   * - an entry: id (empty if derived from the English title), index of the place in `w`, kind of entry, and the index of
   *   its edition unless it is the current one, separated by tabs
   * - a heading of the entry above: `#` and its id (empty as above)
   * - a term explained in the entry above: `=` and the key of the block, with a number instead of the id of its heading
   */
  readonly r: string
}

/**
 * What is loaded after that: the text, names in other languages that are rarely searched, and the rules of older
 * editions, as further rows.
 */
export interface TextDocument extends NameColumns {
  readonly l: Locale
  /** the places of the further rows, after those of the names */
  readonly w: readonly string[]
  /** the further rows */
  readonly r: string
  /** Traditional characters, each before the Simplified one that a name or the text contains */
  readonly s: string
  /** for each entry, in the order of the names: its summary, then alternately the key and text of each block */
  readonly t: readonly (readonly string[])[]
  /** what readers ask about each item, in the language of the site; written as the columns of names */
  readonly a: string
}

/** The id derived from an English title. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
