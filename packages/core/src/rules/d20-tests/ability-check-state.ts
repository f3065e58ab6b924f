import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import { type Afflicted, effectsOfKind } from '../conditions/condition-effects.ts'
import { circumstancesOf, type RollUnderConditions, rollUnder } from '../conditions/roll-under-conditions.ts'
import type { RollCircumstance } from './roll-circumstance.ts'

/** An ability check before the roll, with everything that conditions need to know about it. */
export interface AbilityCheckSituation {
  readonly creature: Afflicted & {
    /** the id of the creature, which matters to one that it has charmed */
    readonly id?: string
    /** the ids of what is in its line of sight, for what it fears */
    readonly inSight?: readonly string[]
  }
  /** the senses that the check requires */
  readonly needing?: readonly ('sight' | 'hearing')[]
  /** the creatures that the check interacts with socially */
  readonly sociallyWith?: Afflicted
  /** everything else that gives Advantage or Disadvantage */
  readonly circumstances?: readonly RollCircumstance[]
}

/**
 * The state of an ability check: how the conditions of the creature, and of those it interacts with socially, change
 * it, each with its reason; whether it fails without a roll; and the penalty of Exhaustion.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Blinded (page 177), Charmed (page 178), Deafened, Exhaustion (page 181), Frightened
 *   (page 182), Poisoned (page 186)
 * @source 2012 playtest, Conditions
 * @example
 * abilityCheckState({ creature: { conditions: [{ condition: 'poisoned' }] } }, srd521.conditions).state // => 'disadvantage'
 * abilityCheckState({ creature: { conditions: [{ condition: 'exhaustion', level: 3 }] } }, srd521.conditions).bonus // => -6
 * abilityCheckState({ creature: { conditions: [{ condition: 'blinded' }] }, needing: ['sight'] }, srd521.conditions).failReasons.length // => 1
 */
export function abilityCheckState(
  { creature, needing = [], sociallyWith, circumstances = [] }: AbilityCheckSituation,
  rule: ConditionsRule,
): RollUnderConditions {
  const { id, inSight = [] } = creature
  const own = effectsOfKind('ability-checks', creature, rule).flatMap((one) =>
    circumstancesOf(
      [one],
      one.effect.gives,
      'self',
      ({ source }) => one.effect.when.sourceInSight === undefined || source === undefined || inSight.includes(source),
    ),
  )
  const charmed =
    sociallyWith === undefined
      ? []
      : effectsOfKind('social-checks-of-source', sociallyWith, rule).flatMap((one) =>
          circumstancesOf([one], one.effect.gives, 'other', ({ source }) => source !== undefined && source === id),
        )
  const failReasons = effectsOfKind('ability-checks-fail', creature, rule)
    .filter(({ effect }) => needing.includes(effect.needing))
    .flatMap(({ reasons }) => reasons)
  return rollUnder(creature, rule, { circumstances: [...own, ...charmed, ...circumstances], failReasons })
}
