import { byKey } from './cells.ts'

/** The value of core, and the value typed a second time, in the form of core. */
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

/** What core has, by a key, if the book does not define the order of the rows. */
export const keyed = <Value>(
  rows: readonly Value[],
  key: (row: Value) => PropertyKey,
): Readonly<Record<string, Value>> => byKey(rows.map((row) => [key(row), row]))

/** What core has by id, with each row converted. */
export const mapRows = <Row, Value>(rows: Readonly<Record<string, Row>>, read: (row: Row) => Value) =>
  byKey(Object.entries(rows).map(([id, row]) => [id, read(row)]))

/** Every whole number from one to another, inclusive, with a value of its range. */
export const byNumber = <Range extends { readonly from: number; readonly to: number }, Value>(
  ranges: readonly Range[],
  value: (range: Range) => Value,
): Readonly<Record<string, Value>> =>
  byKey(
    ranges.flatMap((range) =>
      Array.from({ length: range.to - range.from + 1 }, (_, index) => [range.from + index, value(range)] as const),
    ),
  )

/** Lists whose order the book does not define. */
export const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted()

/** The entries of core that were typed. */
export const pick = (figures: object, typed: object): Readonly<Record<string, unknown>> =>
  byKey(Object.entries(figures).filter(([key]) => key in typed))
