import type { Unit } from '../vocabulary/units.ts'

/** Where a rule or table is in a source document. The playtest has no page numbers of its own. */
export type Source =
  | { readonly document: 'SRD 5.2.1' | 'SRD 5.1'; readonly heading: string; readonly page: number }
  | { readonly document: '2012 playtest'; readonly heading: string }

/** One cell of a table. Words are named by id or key; the strings of a language supply them. */
export type Cell =
  /** the name of a term, by its id */
  | { readonly kind: 'term'; readonly id: string }
  /** the names of several terms: `conjunction` is all of them, `disjunction` one of them, `list` neither */
  | { readonly kind: 'terms'; readonly joined: 'conjunction' | 'disjunction' | 'list'; readonly ids: readonly string[] }
  | { readonly kind: 'integer'; readonly value: number }
  /** an integer that always shows its sign */
  | { readonly kind: 'signed'; readonly value: number }
  /** a range, inclusive */
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  /** a number that may have quarters, as in 2½ */
  | { readonly kind: 'mixed'; readonly value: number }
  /** a fraction written with a slash, as in the Challenge Rating 1/8 */
  | { readonly kind: 'fraction'; readonly numerator: number; readonly denominator: number }
  /** a length or weight; the value may have quarters */
  | { readonly kind: 'quantity'; readonly value: number; readonly unit: Unit }
  /** dice notation, after their average if the reader can use that instead */
  | { readonly kind: 'dice'; readonly value: string; readonly average?: number }
  /** nothing */
  | { readonly kind: 'none' }
  /** words from the strings of this table, with figures filled in */
  | { readonly kind: 'words'; readonly key: string; readonly figures?: Readonly<Record<string, number>> }

/** A table as a reader sees it: every figure from core, every word by id. */
export interface Table {
  readonly id: string
  readonly source: Source
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A cell that names a term. */
export const term = (id: string): Cell => ({ kind: 'term', id })

/** A cell with an integer. */
export const integer = (value: number): Cell => ({ kind: 'integer', value })

/** A cell with an integer that always shows its sign. */
export const signed = (value: number): Cell => ({ kind: 'signed', value })

/** A cell with a range, inclusive; one figure if both ends are the same. */
export const range = (from: number, to: number): Cell => (from === to ? integer(from) : { kind: 'range', from, to })

/** A cell that names several terms. */
export const terms = (joined: 'conjunction' | 'disjunction' | 'list', ids: readonly string[]): Cell => ({
  kind: 'terms',
  joined,
  ids,
})

/** A cell with a number that may have quarters; an integer if it has none. */
export const mixed = (value: number): Cell => (Number.isInteger(value) ? integer(value) : { kind: 'mixed', value })

/** A cell with a fraction that is written with a slash. */
export const fraction = (numerator: number, denominator: number): Cell => ({ kind: 'fraction', numerator, denominator })

/** A cell with a length or weight. */
export const quantity = (value: number, unit: Unit): Cell => ({ kind: 'quantity', value, unit })

/** A cell with dice, and the average that can be used instead. */
export const dice = (value: string, average?: number): Cell =>
  average === undefined ? { kind: 'dice', value } : { kind: 'dice', value, average }

/** An empty cell. */
export const none: Cell = { kind: 'none' }

/** A cell with words from the strings of its table. */
export const words = (key: string, figures?: Readonly<Record<string, number>>): Cell =>
  figures ? { kind: 'words', key, figures } : { kind: 'words', key }
