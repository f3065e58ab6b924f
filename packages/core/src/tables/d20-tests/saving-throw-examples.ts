import { ABILITIES } from '../../vocabulary/abilities.ts'
import { type Table, term, words } from '../table.ts'

/**
 * What the saving throws of each ability are made against.
 *
 * @source SRD 5.2.1, Playing the Game, Saving Throw Examples (page 7)
 */
export const savingThrowExamplesTable: Table = {
  id: 'saving-throw-examples',
  source: { document: 'SRD 5.2.1', heading: 'Saving Throw Examples', page: 7 },
  columns: ['ability', 'example'],
  rows: ABILITIES.map((ability) => [term(ability), words(ability)]),
}
