import { ABILITIES } from '../../vocabulary/abilities.ts'
import { type Table, term, words } from '../table.ts'

/**
 * What each ability measures.
 *
 * @source SRD 5.2.1, Playing the Game, Ability Descriptions (page 5)
 */
export const abilitiesTable: Table = {
  id: 'abilities',
  source: { document: 'SRD 5.2.1', heading: 'Ability Descriptions', page: 5 },
  columns: ['ability', 'measures'],
  rows: ABILITIES.map((ability) => [term(ability), words(ability)]),
}
