import { A_TO_B } from './a-to-b.ts'
import { C } from './c.ts'
import { D_TO_E } from './d-to-e.ts'
import { F_TO_G } from './f-to-g.ts'
import { H_TO_L } from './h-to-l.ts'
import { M_TO_O } from './m-to-o.ts'
import { P_TO_R } from './p-to-r.ts'
import { S } from './s.ts'
import { T_TO_Z } from './t-to-z.ts'

/**
 * The columns of the second entry. What an effect is, between two semicolons: when, what decides and what a success
 * leaves; after the colon, what comes of it. `(+1d6)` is what a higher slot, or an upgrade of a cantrip, adds. Types of
 * damage to choose from, and conditions, are in the order of the alphabet.
 */
const COLUMNS = [
  'Level',
  'Lists',
  'Casting Time',
  'Range',
  'Components',
  'Cost',
  'Duration',
  'Targets',
  'Areas',
  'Effects',
  'Grows',
] as const

/** The cells of a spell by their columns. */
export type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>

/**
 * The spells, typed a second time from their text, without the files of the first entry.
 *
 * @source SRD 5.2.1, Spell Descriptions (pages 107 to 175)
 */
export const SECOND_ENTRY: readonly (readonly [name: string, cells: Cells])[] = [
  A_TO_B,
  C,
  D_TO_E,
  F_TO_G,
  H_TO_L,
  M_TO_O,
  P_TO_R,
  S,
  T_TO_Z,
].flatMap((rows) => rows.trim().split('\n').map(cellsOf))

function cellsOf(row: string): readonly [name: string, cells: Cells] {
  const [name = '', ...cells] = row.split(' | ').map((cell) => cell.trim())
  if (cells.length !== COLUMNS.length) throw new RangeError(`Expected ${COLUMNS.length} cells after the name: ${row}`)
  return [name, Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]])) as Cells]
}
