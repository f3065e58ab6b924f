import type { Block } from '../compile/index.ts'
import type { Kind, SourceReference, Translation } from '../corpus/index.ts'
import type { Locale } from '../language/index.ts'

/** A heading inside an entry. Its id is the same in every language and unique in the project. */
export interface Heading {
  readonly id: string
  readonly depth: number
  readonly text: string
}

/** One rule in one language, compiled. It holds plain data only and survives JSON. */
export interface Entry {
  readonly id: string
  readonly locale: Locale
  /** path inside the content folder, with forward slashes */
  readonly file: string
  readonly title: string
  /** other names that a reader may look for */
  readonly aliases: readonly string[]
  /** one sentence of plain text, at most 160 characters */
  readonly summary: string
  readonly kind: Kind
  readonly ruleset: string
  readonly source: readonly SourceReference[]
  /** ids of entries worth reading next */
  readonly related: readonly string[]
  /** ids of entries or headings that say the same of another edition */
  readonly counterparts: readonly string[]
  /** the folder the entry stands in */
  readonly chapter: string
  readonly headings: readonly Heading[]
  readonly blocks: readonly Block[]
  /** twelve hex digits over title, summary and text; spacing and line breaks do not count */
  readonly hash: string
  /**
   * The keys of the blocks whose English has changed since this translation was confirmed, and `title` and `summary`;
   * all of them where nothing tells what changed. Empty in English, and while nobody has confirmed the translation.
   */
  readonly staleBlocks: readonly string[]
  /** absent in English, and in a translation that nobody has confirmed */
  readonly translation?: Translation
}
