import type { Cell, Table } from '../src/tables/table.ts'

const withSign = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

function printCell(cell: Cell): string {
  switch (cell.kind) {
    case 'term':
      return cell.id
    case 'integer':
      return String(cell.value)
    case 'signed':
      return withSign(cell.value)
    case 'range':
      return `${cell.from}–${cell.to}`
    case 'terms':
      return cell.ids.join({ conjunction: ' & ', disjunction: ' / ', list: ', ' }[cell.joined])
    case 'mixed':
      return String(cell.value)
    case 'fraction':
      return `${cell.numerator}/${cell.denominator}`
    case 'quantity':
      return `${cell.value} ${cell.unit}`
    case 'dice':
      return cell.average === undefined ? cell.value : `${cell.average} (${cell.value})`
    case 'none':
      return '—'
    case 'words':
      return cell.figures === undefined ? `“${cell.key}”` : `“${cell.key} ${JSON.stringify(cell.figures)}”`
  }
}

/** A table as lines that can be typed from a book: cells separated by bars, words in quotation marks. */
export const printTable = ({ columns, rows }: Table): string[] => [
  columns.join(' | '),
  ...rows.map((row) => row.map(printCell).join(' | ')),
]
