import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'

/** The common part of all blocks. */
interface Keyed {
  /**
   * The key of the block, the same in every language: the id of a heading, or the enclosing heading, the kind of block
   * and its ordinal among its kind (`p-1`, `half-cover.p-2`). It is the `id` of the outer element.
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

/** A calculator with some of its fields filled in. */
export interface CalculatorBlock extends Keyed {
  readonly kind: 'calculator'
  /** the id of the calculator in core */
  readonly calculator: string
  /** the fields that the text fills in, as written; other fields have their default */
  readonly state: Readonly<Record<string, string>>
}

/** A top-level part of an entry. Blocks are plain data and survive JSON; text is a tree of HTML (hast). */
export type Block = HtmlBlock | TableBlock | CalculatorBlock

/** The HTML of a block; empty for a calculator. */
export const blockHtml = (block: Block): string => (block.kind === 'calculator' ? '' : toHtml(block.tree))
