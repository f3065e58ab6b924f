import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { sizesLarger } from '../combat/size-difference.ts'

/** A creature before a narrow opening. */
export interface NarrowOpening {
  readonly size: Size
  /** the size of the creatures for which the opening is wide enough */
  readonly openingFor: Size
}

/** What a narrow opening does to a creature in it. */
export interface Squeezing {
  readonly extraFeetPerFoot: number
  readonly attackRolls: RollState
  readonly dexteritySaves: RollState
  /** the state of attack rolls against the creature */
  readonly attacksAgainst: RollState
}

/** The feet that each foot in the narrow opening costs in addition. */
export const SQUEEZING_EXTRA_FEET = 1

const UNHINDERED = {
  extraFeetPerFoot: 0,
  attackRolls: 'normal',
  dexteritySaves: 'normal',
  attacksAgainst: 'normal',
} as const satisfies Squeezing

/**
 * What an opening does to a creature in it. One that is wide enough for creatures one size smaller costs 1 extra foot
 * for each foot: in SRD 5.2.1 as Difficult Terrain, in SRD 5.1 as squeezing, which hampers the creature besides. The
 * rules let nobody through a narrower one.
 *
 * @throws RangeError if a size is unknown
 * @source SRD 5.2.1, Rules Glossary, Difficult Terrain (page 181)
 * @source SRD 5.1, Combat, Squeezing into a Smaller Space (page 92)
 * @example
 * squeeze({ size: 'large', openingFor: 'medium' }, srd51) // => { extraFeetPerFoot: 1, attackRolls: 'disadvantage', dexteritySaves: 'disadvantage', attacksAgainst: 'advantage' }
 * squeeze({ size: 'large', openingFor: 'medium' }) // => { extraFeetPerFoot: 1, attackRolls: 'normal', dexteritySaves: 'normal', attacksAgainst: 'normal' }
 * squeeze({ size: 'large', openingFor: 'small' }) // => 'too-narrow'
 */
export function squeeze(
  { size, openingFor }: NarrowOpening,
  { movement: { squeezingHampers } }: RulesOf<'movement'> = srd521Combat,
): Squeezing | 'too-narrow' {
  requireOneOf('size', size, SIZES)
  const sizesTooLarge = sizesLarger({ size, than: requireOneOf('openingFor', openingFor, SIZES) })
  if (sizesTooLarge > 1) return 'too-narrow'
  if (sizesTooLarge < 1) return UNHINDERED
  const extraFeetPerFoot = SQUEEZING_EXTRA_FEET
  return squeezingHampers
    ? { extraFeetPerFoot, attackRolls: 'disadvantage', dexteritySaves: 'disadvantage', attacksAgainst: 'advantage' }
    : { ...UNHINDERED, extraFeetPerFoot }
}
