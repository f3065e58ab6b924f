import { ABILITIES } from '../../vocabulary/abilities.ts'
import { type Table, term, words } from '../table.ts'

/**
 * What the checks of each ability are made for.
 *
 * @source SRD 5.2.1, Playing the Game, Ability Check Examples (page 6)
 */
export const abilityCheckExamplesTable: Table = {
  id: 'ability-check-examples',
  source: { document: 'SRD 5.2.1', heading: 'Ability Check Examples', page: 6 },
  columns: ['ability', 'example'],
  rows: ABILITIES.map((ability) => [term(ability), words(ability)]),
}
