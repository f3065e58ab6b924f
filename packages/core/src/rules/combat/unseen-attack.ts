import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'

/** Who can see whom when an attack is made. */
export interface Sight {
  /** whether the attacker can see its target */
  readonly targetSeen: boolean
  /** whether the target can see the attacker */
  readonly attackerSeen: boolean
  /** whether the attacker is hidden from the target */
  readonly attackerHidden: boolean
}

/**
 * How not seeing each other changes an attack roll: Disadvantage against a target that the attacker can't see, whether
 * it guesses or hears where the target is, and Advantage against a target that can't see the attacker. An attack on a
 * place where the target isn't misses. A hidden attacker reveals its place when the attack hits or misses.
 *
 * @source SRD 5.2.1, Playing the Game, Unseen Attackers and Targets (page 14); 2012 playtest, Attacking an Unseen Target,
 *   Benefits of Being Hidden
 * @example
 * unseenCircumstances({ targetSeen: false, attackerSeen: true, attackerHidden: false }) // => [{ rule: 'unseen-attackers', gives: 'disadvantage' }]
 * unseenCircumstances({ targetSeen: true, attackerSeen: false, attackerHidden: false }) // => [{ rule: 'unseen-attackers', gives: 'advantage' }]
 */
export function unseenCircumstances(
  { targetSeen, attackerSeen, attackerHidden }: Sight,
  { unseenAttack }: RulesOf<'unseenAttack'> = srd521Combat,
): readonly RollCircumstance[] {
  const circumstances: RollCircumstance[] = []
  if (!targetSeen) circumstances.push({ rule: 'unseen-attackers', gives: 'disadvantage' })
  if (unseenAttack.advantageWhen === 'hidden' ? attackerHidden : !attackerSeen) {
    circumstances.push({ rule: 'unseen-attackers', gives: 'advantage' })
  }
  return circumstances
}
