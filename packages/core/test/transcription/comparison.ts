import { byKey } from './cells.ts'

/** What core has, and what was typed a second time, in the form of core. */
export interface Comparison {
  readonly heading: string
  readonly page: number
  readonly core: unknown
  readonly typed: unknown
}

/** The comparison of a table. */
export const compare = (
  { heading, page }: { readonly heading: string; readonly page: number },
  core: unknown,
  typed: unknown,
): Comparison => ({ heading, page, core, typed })

/** What core has, by a key, where the order of its rows is no fact of the book. */
export const keyed = <Value>(
  rows: readonly Value[],
  key: (row: Value) => PropertyKey,
): Readonly<Record<string, Value>> => byKey(rows.map((row) => [key(row), row]))

/** What core has by id, each row read in another way. */
export const mapRows = <Row, Value>(rows: Readonly<Record<string, Row>>, read: (row: Row) => Value) =>
  byKey(Object.entries(rows).map(([id, row]) => [id, read(row)]))

/** Every whole number from one to another, both included, with a value of its range. */
export const byNumber = <Range extends { readonly from: number; readonly to: number }, Value>(
  ranges: readonly Range[],
  value: (range: Range) => Value,
): Readonly<Record<string, Value>> =>
  byKey(
    ranges.flatMap((range) =>
      Array.from({ length: range.to - range.from + 1 }, (_, index) => [range.from + index, value(range)] as const),
    ),
  )

/** Lists whose order is no fact of the book. */
export const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted()

/** Of what core has, the entries that were typed. */
export const pick = (figures: object, typed: object): Readonly<Record<string, unknown>> =>
  byKey(Object.entries(figures).filter(([key]) => key in typed))
