import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { AttackCircumstances } from '../../tables/conditions/condition-effect.ts'
import { WEAPON_KINDS, type WeaponKind } from '../../vocabulary/weapons.ts'
import { type Sight, unseenCircumstances } from '../combat/unseen-attack.ts'
import { type EffectReason, effectsOfKind } from '../conditions/condition-effects.ts'
import type { Afflicted } from '../conditions/held-conditions.ts'
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
  readonly attack: WeaponKind
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
 * @throws RangeError if an id is unknown, or the distance or a level is negative or not an integer
 * @source SRD 5.2.1, Playing the Game: They Don’t Stack (page 8), Unseen Attackers and Targets (page 14); Rules Glossary,
 *   the conditions
 * @source 2012 playtest, Attacking an Unseen Target, Benefits of Being Hidden, Conditions
 * @example
 * const attacker = { id: 'a', conditions: [] } as const
 * const target = { id: 'b', conditions: [{ condition: 'paralyzed' }] } as const
 * const situation = { attacker, target, attack: 'melee', distanceFeet: 5, sight: { targetSeen: true, attackerSeen: true, attackerHidden: false } } as const
 * attackRollState(situation).state // => 'advantage'
 * attackRollState(situation).criticalHitReasons.map(({ condition }) => condition) // => ['paralyzed']
 * attackRollState(situation, next2012).criticalHitReasons // => []
 */
export function attackRollState(
  situation: AttackSituation,
  ruleset: RulesOf<'conditions' | 'unseenAttack'> = { ...srd521DamageAndHealing, ...srd521Combat },
): AttackRollState {
  const { attacker, target, sight } = situation
  requireOneOf('attack', situation.attack, WEAPON_KINDS)
  requireInteger('distanceFeet', situation.distanceFeet, FROM_0)
  const own = effectsOfKind({ creature: attacker, kind: 'attack-rolls' }, ruleset)
    .filter(({ effect }) => holds(effect.when, sight.attackerSeen, situation))
    .flatMap((one) => circumstancesOf([one], one.effect.gives, 'self', sourceHolds(one.effect.when, situation)))
  const against = effectsOfKind({ creature: target, kind: 'attack-rolls-against' }, ruleset)
    .filter(({ effect }) => holds(effect.when, sight.targetSeen, situation))
    .flatMap((one) => circumstancesOf([one], one.effect.gives, 'other'))
  const circumstances = [...own, ...against, ...unseenCircumstances(sight, ruleset), ...(situation.circumstances ?? [])]
  const bonuses = effectsOfKind({ creature: attacker, kind: 'attack-roll-bonus' }, ruleset).flatMap(
    ({ effect, reasons }) => reasons.slice(0, 1).map((reason) => ({ bonus: effect.bonus, reason })),
  )
  return {
    ...rollUnder({ creature: attacker, circumstances, bonuses }, ruleset),
    criticalHitReasons: effectsOfKind({ creature: target, kind: 'critical-hits-against' }, ruleset)
      .filter(({ effect }) => situation.distanceFeet <= effect.withinFeet)
      .flatMap(({ reasons }) => reasons),
  }
}
