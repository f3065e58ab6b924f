import { A_TO_BR } from './a-to-br.ts'
import { ANIMALS_A_TO_G } from './animals-a-to-g.ts'
import { ANIMALS_G_TO_Z } from './animals-g-to-z.ts'
import { BU_TO_F } from './bu-to-f.ts'
import { FU_TO_HO } from './fu-to-ho.ts'
import { HY_TO_P } from './hy-to-p.ts'
import { PH_TO_SP } from './ph-to-sp.ts'
import { SP_TO_WI } from './sp-to-wi.ts'
import { WO_TO_Z } from './wo-to-z.ts'

/**
 * The columns of the second entry. Attacks and saving throws have first the id of the part; after the colon, what a hit or a
 * failure does: damage with its average, then what comes with it after ` + `. `up to large`: only if the target is that size
 * or smaller; `after 20 straight`: only if the creature moved so far straight toward it. What the words alone say is left out.
 */
const COLUMNS = [
  'Kind',
  'AC',
  'Initiative',
  'HP',
  'Speed',
  'Scores',
  'Saves',
  'Skills',
  'Defences',
  'Senses',
  'Languages',
  'CR',
  'Gear',
  'Attacks',
  'Saving throws',
  'Uses',
  'Spells',
  'Multiattack',
] as const

/** The cells of a creature by their columns. */
export type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>

/**
 * The creatures, typed a second time from their text, without the files of the first entry.
 *
 * @source SRD 5.2.1, Monsters A–Z and Animals (pages 258 to 364)
 */
export const SECOND_ENTRY: readonly (readonly [name: string, cells: Cells])[] = [
  A_TO_BR,
  BU_TO_F,
  FU_TO_HO,
  HY_TO_P,
  PH_TO_SP,
  SP_TO_WI,
  WO_TO_Z,
  ANIMALS_A_TO_G,
  ANIMALS_G_TO_Z,
].flatMap((rows) => rows.trim().split('\n').map(cellsOf))

function cellsOf(row: string): readonly [name: string, cells: Cells] {
  const [name = '', ...cells] = row.split(' | ').map((cell) => cell.trim())
  if (cells.length !== COLUMNS.length) throw new RangeError(`Expected ${COLUMNS.length} cells after the name: ${row}`)
  return [name, Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]])) as Cells]
}
