import { requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521BetweenAdventures } from '../../rulesets/srd-5-2-1/between-adventures.ts'
import { requireRule } from '../basics/require-rule.ts'

const COUNTS = { minimum: 0, maximum: 100_000 }

/** What is to be plated with silver. */
export interface Silvering {
  /** 0 to 100,000 */
  readonly weapons: number
  /** pieces of ammunition: 0 to 100,000 */
  readonly ammunition: number
}

/**
 * The cost of plating weapons and ammunition with silver, in Copper Pieces. Ten pieces of ammunition cost as much as a
 * weapon; so do fewer, since the text has no lower price. A rule of SRD 5.1 alone.
 *
 * @throws RangeError if a count is not an integer within bounds, or the edition has no silvered weapons
 * @source SRD 5.1, Equipment, Silvered Weapons (page 65)
 * @example
 * silveringCopperPieces({ weapons: 1, ammunition: 20 }, srd51) // => 30000
 */
export function silveringCopperPieces(
  { weapons, ammunition }: Silvering,
  ruleset: RulesOf<'silvering'> = srd521BetweenAdventures,
): number {
  requireInteger('weapons', weapons, COUNTS)
  requireInteger('ammunition', ammunition, COUNTS)
  const { copperPieces, ammunition: together } = requireRule('silvering', ruleset.silvering)
  return (weapons + Math.ceil(ammunition / together)) * copperPieces
}
