import { CREATURE_TYPES, type CreatureType } from '../../vocabulary/creature-types.ts'
import { type Table, term, words } from '../table.ts'

/** The term for a creature type: two of them share their id with a language. */
export const creatureTypeTerm = (type: CreatureType): string =>
  type === 'celestial' || type === 'giant' ? `${type}-type` : type

/**
 * What each creature type is.
 *
 * @source SRD 5.2.1, Monsters, Creature Type (page 254)
 */
export const creatureTypesTable: Table = {
  id: 'creature-types',
  source: { document: 'SRD 5.2.1', heading: 'Creature Type', page: 254 },
  columns: ['creature-type', 'what'],
  rows: CREATURE_TYPES.map((type) => [term(creatureTypeTerm(type)), words(type)]),
}
