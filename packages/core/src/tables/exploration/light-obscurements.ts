import { type ByLightLevel, LIGHT_LEVELS } from '../../vocabulary/light-levels.ts'
import type { Obscurement } from '../../vocabulary/obscurements.ts'
import { none, type Table, term } from '../table.ts'

/**
 * How much the light of an area obscures it.
 *
 * @source SRD 5.2.1, Playing the Game, Light (page 11)
 * @source 2012 playtest, Exploration, Conditions for Stealth
 */
export const LIGHT_OBSCUREMENTS = {
  darkness:       'heavily-obscured',
  'dim-light':    'lightly-obscured',
  'bright-light': 'none',
} as const satisfies ByLightLevel<Obscurement>

/** The light of an area and how much it obscures, as a reader sees it. */
export const lightObscurementsTable: Table = {
  id: 'light-obscurements',
  source: { document: 'SRD 5.2.1', heading: 'Light', page: 11 },
  columns: ['light', 'obscurement'],
  rows: LIGHT_LEVELS.map((light) => {
    const obscurement = LIGHT_OBSCUREMENTS[light]
    return [term(light), obscurement === 'none' ? none : term(obscurement)]
  }),
}
