import { type Nested, named, rowsOf, type Transcription, whole } from './cells.ts'
import { type Comparison, compare } from './comparison.ts'

/** The result of a procedure of core for the numbers in a cell, in order. */
export type Procedures = Readonly<Record<string, (first: number, second: number) => number | boolean>>

const NUMBER = / (−?\d+)(?:,|$)/g

const numbers = (cell: string): readonly number[] =>
  Array.from(cell.matchAll(NUMBER), ([, digits = '']) => whole(digits))

const result = (cell: string): Nested[string] | undefined => named(`result ${cell}`)['result']

/** Procedures of core compared with figures worked out by hand: `Long Jump, feet (Strength score 15, run-up 10)`. */
export function compareWorked(
  table: Transcription<'Procedure' | 'Given' | 'Result'>,
  procedures: Procedures,
): Comparison {
  const rows = rowsOf(table)
  return compare(
    table,
    rows.map((row) => {
      const [first = Number.NaN, second = Number.NaN] = numbers(row('Given'))
      return [row('Procedure'), row('Given'), procedures[row('Procedure')]?.(first, second)]
    }),
    rows.map((row) => [row('Procedure'), row('Given'), result(row('Result'))]),
  )
}
