import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import { type Afflicted, effectsOfKind } from '../conditions/condition-effects.ts'
import { circumstancesOf, type RollUnderConditions, rollUnder } from '../conditions/roll-under-conditions.ts'
import type { RollCircumstance } from './roll-circumstance.ts'

/**
 * The state of a saving throw: how the creature's conditions change it, each with its reason; whether it fails without
 * a roll; and the penalty of Exhaustion.
 *
 * @param circumstances everything else that gives Advantage or Disadvantage
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Exhaustion (page 181), Paralyzed, Petrified (page 186), Restrained (page 187),
 *   Stunned (page 189), Unconscious (page 191)
 * @source 2012 playtest, Conditions
 * @example
 * savingThrowState('dexterity', { conditions: [{ condition: 'restrained' }] }, srd521.conditions).state // => 'disadvantage'
 * savingThrowState('strength', { conditions: [{ condition: 'stunned' }] }, srd521.conditions).failReasons.length // => 1
 */
export function savingThrowState(
  ability: Ability,
  creature: Afflicted,
  rule: ConditionsRule,
  circumstances: readonly RollCircumstance[] = [],
): RollUnderConditions {
  const own = effectsOfKind('saving-throws', creature, rule)
    .filter(({ effect }) => effect.ability === ability)
    .flatMap((one) => circumstancesOf([one], one.effect.gives, 'self'))
  const failReasons = effectsOfKind('saving-throws-fail', creature, rule)
    .filter(({ effect }) => effect.ability === ability)
    .flatMap(({ reasons }) => reasons)
  return rollUnder(creature, rule, { circumstances: [...own, ...circumstances], failReasons })
}
