import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'

/** What every block has. */
interface Keyed {
  /**
   * The place of the block in its entry, the same in every language: the id of a heading, or the enclosing heading,
   * the sort of block and its ordinal among its sort (`p-1`, `half-cover.p-2`). It is the `id` of the outer element.
   */
  readonly key: string
}

/** Running text: a paragraph, list, heading, quote or table of words. */
export interface HtmlBlock extends Keyed {
  readonly kind: 'html'
  readonly tree: Element
}

/** A table from core, rendered in the language of the entry. */
export interface TableBlock extends Keyed {
  readonly kind: 'table'
  /** the id of the table in core */
  readonly table: string
  readonly tree: Element
}

/** A place for a calculator with some of its fields filled in. */
export interface CalculatorBlock extends Keyed {
  readonly kind: 'calculator'
  /** the id of the calculator in core */
  readonly calculator: string
  /** the fields that the text fills in, as written; what is not named keeps its default */
  readonly state: Readonly<Record<string, string>>
}

/** One top-level part of an entry. Blocks hold plain data only and survive JSON: text as a tree of HTML (hast). */
export type Block = HtmlBlock | TableBlock | CalculatorBlock

/** The HTML of a block; a calculator has none. */
export const blockHtml = (block: Block): string => (block.kind === 'calculator' ? '' : toHtml(block.tree))
