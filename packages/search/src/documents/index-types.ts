import type { Edition } from '@rulestone/core'
import type { Locale } from '@rulestone/text'
import type { Postings } from './postings.ts'

/** The kinds of entries, by their number in the index. */
export const ITEM_KINDS = [
  'rule',
  'action',
  'condition',
  'hazard',
  'area-of-effect',
  'attitude',
  'spell',
  'creature',
] as const

/** Something that can be found by name. */
export interface Item {
  /** the id of the entry */
  readonly id: string
  /** the heading or block inside it */
  readonly key: string | undefined
  readonly sort: 'entry' | 'heading' | 'term'
  /** the kind of the entry: `condition` */
  readonly tag: (typeof ITEM_KINDS)[number]
  /** its name in the language of the site, or in English if it has none there */
  readonly title: string
  readonly english: string
  /** the index of its entry */
  readonly entry: number
  /** the titles of book and chapter */
  readonly where: readonly string[]
  readonly edition: Edition
}

/** One name of an item, prepared for comparison. */
export interface Name {
  readonly item: number
  readonly shown: string
  /** folded, with spaces between words */
  readonly text: string
  /** folded, without spaces; for a sound its key */
  readonly key: string
  /** which characters it contains, for skipping names that cannot be near */
  readonly mask: number
  /** its penalty, compared with a title */
  readonly handicap: number
  /** the kind of sound in Latin letters, or the initials of English words; undefined for the name itself */
  readonly sound: 'pinyin' | 'thai' | 'initials' | undefined
}

/** A searchable piece of text. */
export interface Passage {
  readonly entry: number
  /** the block; undefined for the summary of the entry */
  readonly key: string | undefined
  readonly text: string
  readonly folded: string
}

/** A searchable index. */
export interface Index {
  readonly locale: Locale
  /** the edition that the reader plays by: rules of others rank lower */
  readonly edition: Edition
  /** the kind of entry that a query looks for; undefined for any */
  readonly sought?: Item['tag']
  readonly items: readonly Item[]
  readonly names: readonly Name[]
  /** the titles of older rules without their year, which are names only for readers of that edition */
  readonly titlesWithoutYear: readonly Name[]
  /** the English names by their consonants (`loanKey`), for English words transcribed in Thai letters */
  readonly loans: readonly Name[]
  /** all names of each item, for queries of several words */
  readonly allNames: readonly string[]
  /** empty until the text is loaded */
  readonly passages: readonly Passage[]
  /** the items with each word of names, questions and text; empty until the text is loaded */
  readonly postings: Postings
  /** the numbers of the passages that contain a folded text, in order */
  readonly passagesWith: (part: string) => readonly number[]
  /**
   * replaces Traditional characters of a query by the Simplified ones of the texts; does nothing until the text is
   * loaded
   */
  readonly simplify: (typed: string) => string
  /** the pinyin of Chinese characters; undefined if one is unknown */
  readonly pinyinOf: (text: string) => readonly string[] | undefined
  /** the key for comparing romanised Thai, if the names have their Thai sounds */
  readonly thaiKey?: (latin: string) => string
}
