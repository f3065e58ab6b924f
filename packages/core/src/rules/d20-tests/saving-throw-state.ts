import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { ABILITIES, type Ability } from '../../vocabulary/abilities.ts'
import { effectsOfKind } from '../conditions/condition-effects.ts'
import type { Afflicted } from '../conditions/held-conditions.ts'
import { circumstancesOf, type RollUnderConditions, rollUnder } from '../conditions/roll-under-conditions.ts'
import type { RollCircumstance } from './roll-circumstance.ts'

/** A saving throw before the roll. */
export interface SavingThrowSituation {
  readonly creature: Afflicted
  readonly ability: Ability
  /** everything else that gives Advantage or Disadvantage; nothing by default */
  readonly circumstances?: readonly RollCircumstance[]
}

/**
 * The state of a saving throw: how the creature's conditions change it, each with its reason; whether it fails without
 * a roll; and the penalty of Exhaustion.
 *
 * @throws RangeError if an id is unknown, or a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Exhaustion (page 181), Paralyzed, Petrified (page 186), Restrained (page 187),
 *   Stunned (page 189), Unconscious (page 191)
 * @source 2012 playtest, Conditions
 * @example
 * savingThrowState({ creature: { conditions: [{ condition: 'restrained' }] }, ability: 'dexterity' }).state // => 'disadvantage'
 * savingThrowState({ creature: { conditions: [{ condition: 'stunned' }] }, ability: 'strength' }).failReasons.length // => 1
 */
export function savingThrowState(
  { creature, ability, circumstances = [] }: SavingThrowSituation,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): RollUnderConditions {
  requireOneOf('ability', ability, ABILITIES)
  const own = effectsOfKind({ creature, kind: 'saving-throws' }, ruleset)
    .filter(({ effect }) => effect.ability === 'any' || effect.ability === ability)
    .flatMap((one) => circumstancesOf([one], one.effect.gives, 'self'))
  const failReasons = effectsOfKind({ creature, kind: 'saving-throws-fail' }, ruleset)
    .filter(({ effect }) => effect.ability === ability)
    .flatMap(({ reasons }) => reasons)
  return rollUnder({ creature, circumstances: [...own, ...circumstances], failReasons }, ruleset)
}
