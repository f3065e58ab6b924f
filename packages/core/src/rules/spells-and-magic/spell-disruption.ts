import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import type { Ability } from '../../vocabulary/abilities.ts'

/** The situation in which a spell is cast. */
export interface CastingSituation {
  readonly withinHostileReach: boolean
  /** from the caster to the nearest creature that the spell targets or space that its area covers, from 0 */
  readonly nearestTargetFeet: number
  /** the DM requires a check because of the environment */
  readonly environmentDistracts: boolean
}

/** An ability check that has to succeed; on a failure the action is lost, but not the spell. */
export interface DisruptionCheck {
  readonly cause: 'melee' | 'environment'
  readonly ability: Ability
  readonly dc: number
}

/**
 * The ability checks that casting a spell takes; empty if nothing disrupts it.
 *
 * @throws RangeError if the distance is negative or not an integer
 * @source 2012 playtest, Spell Disruption
 * @example
 * const orcNearby = { withinHostileReach: true, nearestTargetFeet: 30, environmentDistracts: false }
 * spellDisruptionChecks(orcNearby, next2012) // => [{ cause: 'melee', ability: 'dexterity', dc: 10 }]
 * spellDisruptionChecks({ ...orcNearby, nearestTargetFeet: 5 }, next2012) // => []
 * spellDisruptionChecks(orcNearby) // => []
 */
export function spellDisruptionChecks(
  { withinHostileReach, nearestTargetFeet, environmentDistracts }: CastingSituation,
  { spellDisruption: rule }: RulesOf<'spellDisruption'> = srd521MagicAndCharacters,
): readonly DisruptionCheck[] {
  requireInteger('nearestTargetFeet', nearestTargetFeet, FROM_0)
  if (rule.kind === 'none') return []
  const { dc, meleeAbility, meleeFeet, environmentAbility } = rule
  const checks: DisruptionCheck[] = []
  if (withinHostileReach && nearestTargetFeet > meleeFeet) checks.push({ cause: 'melee', ability: meleeAbility, dc })
  if (environmentDistracts) checks.push({ cause: 'environment', ability: environmentAbility, dc })
  return checks
}
