import { isOneOf, requireEachOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { effectsOfKind } from '../conditions/condition-effects.ts'
import type { Afflicted } from '../conditions/held-conditions.ts'
import { circumstancesOf, type RollUnderConditions, rollUnder } from '../conditions/roll-under-conditions.ts'
import { requireCircumstances } from './require-circumstances.ts'
import type { RollCircumstance } from './roll-circumstance.ts'

/** The senses that an ability check can require. */
export const SENSES_NEEDED = ['sight', 'hearing'] as const

/** The id of a sense that an ability check can require. */
export type SenseNeeded = (typeof SENSES_NEEDED)[number]

/** Whether a value is the id of a sense that an ability check can require. */
export const isSenseNeeded = (value: unknown): value is SenseNeeded => isOneOf(value, SENSES_NEEDED)

/** An ability check before the roll, with everything that conditions need to know about it. */
export interface AbilityCheckSituation {
  readonly creature: Afflicted & {
    /** the id of the creature, which matters to one that it has charmed */
    readonly id?: string
    /** the ids of what is in its line of sight, for what it fears */
    readonly inSight?: readonly string[]
  }
  /** the senses that the check requires */
  readonly needing?: readonly SenseNeeded[]
  /** the creatures that the check interacts with socially */
  readonly sociallyWith?: Afflicted
  /** everything else that gives Advantage or Disadvantage */
  readonly circumstances?: readonly RollCircumstance[]
}

/**
 * The state of an ability check: how the conditions of the creature, and of those it interacts with socially, change
 * it, each with its reason; whether it fails without a roll; and the penalty of Exhaustion.
 *
 * @throws RangeError if an id is unknown, or a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Blinded (page 177), Charmed (page 178), Deafened, Exhaustion (page 181), Frightened
 *   (page 182), Poisoned (page 186)
 * @source 2012 playtest, Conditions
 * @example
 * abilityCheckState({ creature: { conditions: [{ condition: 'poisoned' }] } }).state // => 'disadvantage'
 * abilityCheckState({ creature: { conditions: [{ condition: 'exhaustion', level: 3 }] } }).bonus // => -6
 * abilityCheckState({ creature: { conditions: [{ condition: 'blinded' }] }, needing: ['sight'] }).failReasons.length // => 1
 */
export function abilityCheckState(
  { creature, needing = [], sociallyWith, circumstances = [] }: AbilityCheckSituation,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): RollUnderConditions {
  const { id, inSight = [] } = creature
  requireEachOf('needing', needing, SENSES_NEEDED)
  requireCircumstances(circumstances)
  const own = effectsOfKind({ creature, kind: 'ability-checks' }, ruleset).flatMap((one) =>
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
      : effectsOfKind({ creature: sociallyWith, kind: 'social-checks-of-source' }, ruleset).flatMap((one) =>
          circumstancesOf([one], one.effect.gives, 'other', ({ source }) => source !== undefined && source === id),
        )
  const failReasons = effectsOfKind({ creature, kind: 'ability-checks-fail' }, ruleset)
    .filter(({ effect }) => needing.includes(effect.needing))
    .flatMap(({ reasons }) => reasons)
  return rollUnder({ creature, circumstances: [...own, ...charmed, ...circumstances], failReasons }, ruleset)
}
