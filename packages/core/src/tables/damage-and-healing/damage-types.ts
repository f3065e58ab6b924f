import { DAMAGE_TYPES } from '../../vocabulary/damage-types.ts'
import { type Table, term, words } from '../table.ts'

/**
 * The damage types with examples of what deals them.
 *
 * @source SRD 5.2.1, Rules Glossary, Damage Types (page 180)
 */
export const damageTypesTable: Table = {
  id: 'damage-types',
  source: { document: 'SRD 5.2.1', heading: 'Damage Types', page: 180 },
  columns: ['damage-type', 'examples'],
  rows: DAMAGE_TYPES.map((type) => [term(type), words(type)]),
}
