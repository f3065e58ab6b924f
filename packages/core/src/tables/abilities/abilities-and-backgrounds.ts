import { ABILITIES, type Ability } from '../../vocabulary/abilities.ts'
import { BACKGROUNDS, type Background } from '../../vocabulary/backgrounds.ts'
import { BACKGROUND_TRAITS, type BackgroundRow } from '../creating-a-character/backgrounds.ts'
import { type Table, term, terms } from '../table.ts'

const increases = (background: Background, ability: Ability): boolean => {
  const { abilities }: BackgroundRow = BACKGROUND_TRAITS[background]
  return abilities.includes(ability)
}

/**
 * The backgrounds that can increase the score of each ability.
 *
 * @source SRD 5.2.1, Character Creation, Ability Scores and Backgrounds (pages 19 and 20)
 */
export const abilitiesAndBackgroundsTable: Table = {
  id: 'abilities-and-backgrounds',
  source: { document: 'SRD 5.2.1', heading: 'Ability Scores and Backgrounds', page: 19 },
  columns: ['ability', 'backgrounds'],
  rows: ABILITIES.map((ability) => [
    term(ability),
    terms('list', BACKGROUNDS.filter((background) => increases(background, ability))),
  ]),
}
