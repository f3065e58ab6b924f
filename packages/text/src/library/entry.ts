import type { Edition } from '@rulestone/core'
import type { Block } from '../compile/index.ts'
import type { Kind, SourceReference, Translation } from '../corpus/index.ts'
import type { StatBlock } from '../creatures/index.ts'
import type { Locale } from '../language/index.ts'

/** A heading of an entry. Its id is the same in every language and unique in the project. */
export interface Heading {
  readonly id: string
  readonly depth: number
  readonly text: string
}

/** A compiled entry in one language. It is plain data and survives JSON. */
export interface Entry {
  readonly id: string
  readonly locale: Locale
  /** path inside the content folder, with forward slashes */
  readonly file: string
  readonly title: string
  /** other names that readers may search for */
  readonly aliases: readonly string[]
  /** one sentence of plain text, at most 160 characters */
  readonly summary: string
  /** of a spell: what must happen before it can be cast as a Reaction or Bonus Action */
  readonly trigger?: string
  /** of a spell: its Material components */
  readonly material?: string
  readonly kind: Kind
  readonly ruleset: Edition
  readonly source: readonly SourceReference[]
  /** ids of entries worth reading next */
  readonly related: readonly string[]
  /** ids of the same rule in other editions: entries or headings */
  readonly counterparts: readonly string[]
  /** whether its page opens its first calculator */
  readonly calculator: 'folded' | 'open'
  /** the folder of the rule; `spells` for a spell, `creatures` for a creature */
  readonly chapter: string
  /** of a creature: everything that its page shows, while `blocks` are its own words alone */
  readonly statBlock?: StatBlock
  readonly headings: readonly Heading[]
  readonly blocks: readonly Block[]
  /** twelve hex digits over title, summary and text; spacing and line breaks are ignored */
  readonly hash: string
  /**
   * The keys of the blocks, and `title` and `summary`, whose English changed since the translation was confirmed; all
   * of them if it is unknown what changed. Empty in English, and if the translation was never confirmed.
   */
  readonly staleBlocks: readonly string[]
  /** absent in English, and in a translation that was never confirmed */
  readonly translation?: Translation
}
