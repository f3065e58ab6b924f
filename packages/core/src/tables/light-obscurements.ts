import type { ByLightLevel } from '../vocabulary/light-levels.ts'
import type { Obscurement } from '../vocabulary/obscurements.ts'

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
