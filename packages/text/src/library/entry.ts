import type { Block } from '../compile/block.ts'
import type { Locale } from '../language/locale.ts'

/** The sorts of entries, as the SRD tags them; `rule` is everything without a tag. */
export const KINDS = ['rule', 'action', 'condition', 'hazard', 'area-of-effect', 'attitude'] as const

/** The sort of an entry. */
export type Kind = (typeof KINDS)[number]

/** How far a translation has come. */
export const TRANSLATION_STATUSES = ['draft', 'machine', 'translated', 'reviewed'] as const

/** The state of a translation. */
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number]

/** Where in the source document a rule stands. */
export interface SourceReference {
  readonly heading: string
  /** absent where the document has no pages */
  readonly page?: number | undefined
}

/** A heading inside an entry. Its id is the same in every language and unique in the project. */
export interface Heading {
  readonly id: string
  readonly depth: number
  readonly text: string
}

/** Which English text a translation was confirmed against. */
export interface Translation {
  /** the `hash` of the English entry; where that differs now, `staleUnits` of the entry says what changed */
  readonly of: string
  readonly status: TranslationStatus
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
  readonly staleUnits: readonly string[]
  /** absent in English, and in a translation that nobody has confirmed */
  readonly translation?: Translation
}
