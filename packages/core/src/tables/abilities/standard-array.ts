import { ABILITIES, type ByAbility } from '../../vocabulary/abilities.ts'
import { type ByClass, CLASSES } from '../../vocabulary/classes.ts'
import { integer, type Table, term } from '../table.ts'

/**
 * The Standard Array of ability scores, from the highest to the lowest.
 *
 * @source SRD 5.2.1, Character Creation, Generate Your Scores (page 21)
 */
export const STANDARD_ARRAY = [15, 14, 13, 12, 10, 8] as const

/**
 * The suggested score of the Standard Array for each ability, by class.
 *
 * @source SRD 5.2.1, Character Creation, Standard Array by Class (page 21)
 */
export const STANDARD_ARRAY_BY_CLASS = {
  barbarian: { strength: 15, dexterity: 13, constitution: 14, intelligence: 10, wisdom: 12, charisma:  8 },
  bard:      { strength:  8, dexterity: 14, constitution: 12, intelligence: 13, wisdom: 10, charisma: 15 },
  cleric:    { strength: 14, dexterity:  8, constitution: 13, intelligence: 10, wisdom: 15, charisma: 12 },
  druid:     { strength:  8, dexterity: 12, constitution: 14, intelligence: 13, wisdom: 15, charisma: 10 },
  fighter:   { strength: 15, dexterity: 14, constitution: 13, intelligence:  8, wisdom: 10, charisma: 12 },
  monk:      { strength: 12, dexterity: 15, constitution: 13, intelligence: 10, wisdom: 14, charisma:  8 },
  paladin:   { strength: 15, dexterity: 10, constitution: 13, intelligence:  8, wisdom: 12, charisma: 14 },
  ranger:    { strength: 12, dexterity: 15, constitution: 13, intelligence:  8, wisdom: 14, charisma: 10 },
  rogue:     { strength: 12, dexterity: 15, constitution: 13, intelligence: 14, wisdom: 10, charisma:  8 },
  sorcerer:  { strength: 10, dexterity: 13, constitution: 14, intelligence:  8, wisdom: 12, charisma: 15 },
  warlock:   { strength:  8, dexterity: 14, constitution: 13, intelligence: 12, wisdom: 10, charisma: 15 },
  wizard:    { strength:  8, dexterity: 12, constitution: 13, intelligence: 15, wisdom: 14, charisma: 10 },
} as const satisfies ByClass<ByAbility<number>>

/** The Standard Array by Class table as a reader sees it. */
export const standardArrayByClassTable: Table = {
  id: 'standard-array-by-class',
  source: { document: 'SRD 5.2.1', heading: 'Standard Array by Class', page: 21 },
  columns: ['class', ...ABILITIES],
  rows: CLASSES.map((id) => [term(id), ...ABILITIES.map((ability) => integer(STANDARD_ARRAY_BY_CLASS[id][ability]))]),
}
