import type { Fields, Input, ResultTable as Rows, StepValue } from '@rulestone/core'
import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { alignDecimals } from './align-decimals.ts'
import type { WriteValue } from './write-step-value.ts'

interface ResultTableProps {
  /** the id of the table, on the calculator's own page */
  readonly partId: string | undefined
  readonly table: Rows
  readonly fields: Fields
  readonly input: Input
  readonly write: WriteValue
  readonly t: T
}

const FIGURES: readonly StepValue['kind'][] = ['integer', 'signed', 'probability', 'number', 'quantity', 'dice']

/** Whether most non-empty cells of a column are figures. */
const holdsFigures = (rows: Rows['rows'], texts: readonly string[], column: number): boolean =>
  rows.reduce((more, row, index) => {
    const isFigure = FIGURES.includes(row[column]?.kind ?? 'word')
    return more + (isFigure ? 1 : texts[index]?.[1] ? -1 : 0)
  }, 0) > 0

/** Whether a row is about the chosen option. False if several fields have that option. */
const isCurrent = (head: StepValue, fields: Fields, input: Input): boolean =>
  head.kind === 'option' &&
  input[head.field] === head.value &&
  Object.values(fields).filter((field) => field.type === 'choice' && field.options.includes(head.value)).length === 1

/** A result table with one row per item; scrolls horizontally on phones. */
export function ResultTable({
  partId,
  table: { columns, rows },
  fields,
  input,
  write,
  t,
}: ResultTableProps): JSX.Element {
  const texts = columns.map((_, column) => alignDecimals(rows.map((row) => (row[column] ? write(row[column]) : ''))))
  const classes = texts.map((column, place) => (holdsFigures(rows, column, place) ? 'figure' : undefined))
  return (
    <section
      class="table-frame result-table"
      id={partId}
      aria-label={t('site.page', { calculator: t('title') })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" class={classes[index]}>
                {noBreakNodes(t(`table.columns.${column}`), t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], index) => (
            <tr key={index} aria-current={isCurrent(head, fields, input) ? 'true' : undefined}>
              <th scope="row" class={classes[0]}>
                {noBreakNodes(texts[0]?.[index] ?? '', t)}
              </th>
              {cells.map((_, place) => (
                <td key={place} class={classes[place + 1]}>
                  {noBreakNodes(texts[place + 1]?.[index] ?? '', t)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
