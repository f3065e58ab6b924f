import type { UnseenAttackRule } from '../../rulesets/combat.ts'
import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import type { AttackCircumstances } from '../../tables/conditions/condition-effect.ts'
import { type Sight, unseenCircumstances } from '../combat/unseen-attack.ts'
import { type Afflicted, type EffectReason, effectsOfKind } from '../conditions/condition-effects.ts'
import { circumstancesOf, type RollUnderConditions, rollUnder } from '../conditions/roll-under-conditions.ts'
import type { RollCircumstance } from './roll-circumstance.ts'

/** A creature on one side of an attack. */
export interface AttackSide extends Afflicted {
  readonly id: string
}

/** An attack roll before the roll, with everything that conditions and sight need to know about it. */
export interface AttackSituation {
  readonly attacker: AttackSide & {
    /** the ids of what is in its line of sight, for what it fears */
    readonly inSight?: readonly string[]
  }
  readonly target: AttackSide
  readonly attack: 'melee' | 'ranged'
  readonly distanceFeet: number
  /** with everything that counts: light, obscurement, special senses, the Blinded and Invisible conditions */
  readonly sight: Sight
  /** everything else that gives Advantage or Disadvantage */
  readonly circumstances?: readonly RollCircumstance[]
}

/** The state of an attack roll before it is rolled. */
export interface AttackRollState extends RollUnderConditions {
  /** the target's conditions that turn a hit into a Critical Hit; empty if that depends on the die */
  readonly criticalHitReasons: readonly EffectReason[]
}

/** Whether the circumstances that an effect names apply. `seen` is whether the other side sees the creature. */
const holds = (when: AttackCircumstances, seen: boolean, { attack, distanceFeet }: AttackSituation): boolean =>
  (when.seen === undefined || when.seen === seen) &&
  (when.attack === undefined || when.attack === attack) &&
  (when.withinFeet === undefined || distanceFeet <= when.withinFeet) &&
  (when.beyondFeet === undefined || distanceFeet > when.beyondFeet)

/**
 * Whether what an effect says about its source applies. A source that is not known counts as in sight, and is not the
 * target.
 */
const sourceHolds =
  (when: AttackCircumstances, { attacker, target }: AttackSituation) =>
  ({ source }: EffectReason): boolean =>
    (when.sourceInSight === undefined || source === undefined || (attacker.inSight ?? []).includes(source)) &&
    (when.targetIsSource === undefined || source !== target.id)

/**
 * The state of an attack roll: how the conditions of attacker and target, the distance, and who sees whom change it,
 * each with its reason. Advantage and Disadvantage do not stack, and one of each cancels all of both. Penalties of
 * conditions add up, and a hit may be a Critical Hit whatever the die shows.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Playing the Game: They Don’t Stack (page 8), Unseen Attackers and Targets (page 14); Rules Glossary,
 *   the conditions
 * @source 2012 playtest, Attacking an Unseen Target, Benefits of Being Hidden, Conditions
 * @example
 * const attacker = { id: 'a', conditions: [] }
 * const target = { id: 'b', conditions: [{ condition: 'paralyzed' }] }
 * const situation = { attacker, target, attack: 'melee', distanceFeet: 5, sight: { targetSeen: true, attackerSeen: true, attackerHidden: false } }
 * attackRollState(situation, srd521).state // => 'advantage'
 * attackRollState(situation, srd521).criticalHitReasons.map(({ condition }) => condition) // => ['paralyzed']
 * attackRollState(situation, next2012).criticalHitReasons // => []
 */
export function attackRollState(
  situation: AttackSituation,
  { conditions: rule, unseenAttack }: { readonly conditions: ConditionsRule; readonly unseenAttack: UnseenAttackRule },
): AttackRollState {
  const { attacker, target, sight } = situation
  const own = effectsOfKind('attack-rolls', attacker, rule)
    .filter(({ effect }) => holds(effect.when, sight.attackerSeen, situation))
    .flatMap((one) => circumstancesOf([one], one.effect.gives, 'self', sourceHolds(one.effect.when, situation)))
  const against = effectsOfKind('attack-rolls-against', target, rule)
    .filter(({ effect }) => holds(effect.when, sight.targetSeen, situation))
    .flatMap((one) => circumstancesOf([one], one.effect.gives, 'other'))
  const circumstances = [
    ...own,
    ...against,
    ...unseenCircumstances(sight, unseenAttack),
    ...(situation.circumstances ?? []),
  ]
  const bonuses = effectsOfKind('attack-roll-bonus', attacker, rule).flatMap(({ effect, reasons }) =>
    reasons.slice(0, 1).map((reason) => ({ bonus: effect.bonus, reason })),
  )
  return {
    ...rollUnder(attacker, rule, { circumstances, bonuses }),
    criticalHitReasons: effectsOfKind('critical-hits-against', target, rule)
      .filter(({ effect }) => situation.distanceFeet <= effect.withinFeet)
      .flatMap(({ reasons }) => reasons),
  }
}
