/** Where in a source document a rule or table stands. */
export interface Source {
  readonly document: 'SRD 5.2.1'
  readonly heading: string
  readonly page: number
}

/** One cell of a table. Words are named by id or key; the reader's language supplies them. */
export type Cell =
  /** the name of a term, by its id */
  | { readonly kind: 'term'; readonly id: string }
  | { readonly kind: 'integer'; readonly value: number }
  /** an integer that always shows its sign */
  | { readonly kind: 'signed'; readonly value: number }
  /** both ends included */
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  /** words from the strings of this table, with figures put into them */
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

/** A cell with a range, both ends included; one figure where they are the same. */
export const range = (from: number, to: number): Cell => (from === to ? integer(from) : { kind: 'range', from, to })

/** A cell with words from the strings of its table. */
export const words = (key: string, figures?: Readonly<Record<string, number>>): Cell =>
  figures ? { kind: 'words', key, figures } : { kind: 'words', key }
