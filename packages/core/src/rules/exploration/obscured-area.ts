import { requireEachOf, requireKeyOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import { LIGHT_OBSCUREMENTS } from '../../tables/exploration/light-obscurements.ts'
import type { Condition } from '../../vocabulary/conditions.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import type { LightLevel } from '../../vocabulary/light-levels.ts'
import { OBSCUREMENTS, type Obscurement } from '../../vocabulary/obscurements.ts'

/**
 * How much an area is obscured by its light.
 *
 * @throws RangeError if the light level is unknown
 * @source SRD 5.2.1, Playing the Game, Light (page 11)
 * @source 2012 playtest, Exploration, Conditions for Stealth
 * @example
 * obscurementByLight('dim-light') // => 'lightly-obscured'
 */
export const obscurementByLight = (light: LightLevel): Obscurement =>
  LIGHT_OBSCUREMENTS[requireKeyOf('light', light, LIGHT_OBSCUREMENTS)]

/**
 * How much an area is obscured by several things together: as much as by the worst of them.
 *
 * @throws RangeError if one of them is unknown
 * @source SRD 5.2.1, Playing the Game, Obscured Areas (page 11)
 * @example
 * worstObscurement(['lightly-obscured', 'heavily-obscured']) // => 'heavily-obscured'
 * worstObscurement([]) // => 'none'
 */
export function worstObscurement(obscurements: readonly Obscurement[]): Obscurement {
  requireEachOf('obscurements', obscurements, OBSCUREMENTS)
  return OBSCUREMENTS.findLast((obscurement) => obscurements.includes(obscurement)) ?? 'none'
}

/** How an obscured area affects a creature that tries to see something there. */
export interface ObscuredSight {
  /** the state of Wisdom (Perception) checks that rely on sight */
  readonly perception: RollState
  /** the condition that the observer has while trying to see */
  readonly condition: Condition | 'none'
  /** whether the area is opaque, so that nothing in it can be seen */
  readonly opaque: boolean
}

/**
 * How an obscured area affects sight.
 *
 * @throws RangeError if the obscurement is unknown
 * @source SRD 5.2.1, Playing the Game, Obscured Areas (page 11)
 * @source 2012 playtest, Exploration, Conditions for Stealth
 * @example
 * sightInto('lightly-obscured') // => { perception: 'disadvantage', condition: 'none', opaque: false }
 * sightInto('heavily-obscured') // => { perception: 'normal', condition: 'blinded', opaque: true }
 * sightInto('lightly-obscured', next2012).perception // => 'normal'
 */
export function sightInto(obscurement: Obscurement, { vision }: RulesOf<'vision'> = srd521Exploration): ObscuredSight {
  requireOneOf('obscurement', obscurement, OBSCUREMENTS)
  const opaque = obscurement === 'heavily-obscured'
  return {
    perception: obscurement === 'lightly-obscured' ? vision.lightlyObscuredPerception : 'normal',
    condition: opaque ? vision.heavilyObscuredCondition : 'none',
    opaque,
  }
}
