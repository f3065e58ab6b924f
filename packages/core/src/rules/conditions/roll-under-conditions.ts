import type { RulesOf } from '../../rulesets/ruleset.ts'
import type { Gives } from '../../tables/conditions/condition-effect.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { type RollCircumstance, rollStateUnder } from '../d20-tests/roll-circumstance.ts'
import { type EffectInForce, type EffectReason, effectsOfKind } from './condition-effects.ts'
import type { Afflicted } from './held-conditions.ts'

/** A circumstance of a roll that comes from a condition. */
export interface ConditionCircumstance extends RollCircumstance {
  readonly rule: AnyCondition
  /** whose condition it is: the rolling creature's, or that of the creature that the roll is against */
  readonly of: 'self' | 'other'
  readonly reason: EffectReason
}

/** A bonus to a roll from a condition; negative for a penalty. */
export interface ConditionBonus {
  readonly bonus: number
  readonly reason: EffectReason
}

/** The state of a D20 Test under conditions and other circumstances, before it is rolled. */
export interface RollUnderConditions {
  readonly state: RollState
  /** the conditions that make it fail without a roll; empty if it is rolled */
  readonly failReasons: readonly EffectReason[]
  /** the sum of the bonuses below; negative for penalties */
  readonly bonus: number
  readonly circumstances: readonly (RollCircumstance | ConditionCircumstance)[]
  readonly bonuses: readonly ConditionBonus[]
}

/** The circumstances that come from effects: one for each reason that counts. */
export const circumstancesOf = (
  effects: readonly EffectInForce[],
  gives: Gives,
  of: ConditionCircumstance['of'],
  counts: (reason: EffectReason) => boolean = () => true,
): readonly ConditionCircumstance[] =>
  effects.flatMap(({ reasons }) =>
    reasons.filter(counts).map((reason) => ({ rule: reason.condition, gives, of, reason })),
  )

/** What conditions add to every D20 Test of a creature, by level. */
const levelBonuses = (creature: Afflicted, ruleset: RulesOf<'conditions'>): readonly ConditionBonus[] =>
  effectsOfKind({ creature, kind: 'd20-tests' }, ruleset).flatMap(({ effect, reasons }) =>
    reasons.slice(0, 1).map((reason) => ({ bonus: effect.bonusPerLevel * reason.level, reason })),
  )

/** A D20 Test of a creature, and everything that affects it besides what its conditions add by level. */
interface AffectedRoll extends Partial<Pick<RollUnderConditions, 'circumstances' | 'failReasons' | 'bonuses'>> {
  readonly creature: Afflicted
}

/** Combines everything that affects a D20 Test of a creature. */
export function rollUnder(
  { creature, circumstances = [], failReasons = [], bonuses = [] }: AffectedRoll,
  ruleset: RulesOf<'conditions'>,
): RollUnderConditions {
  const all = [...bonuses, ...levelBonuses(creature, ruleset)]
  return {
    state: rollStateUnder(circumstances),
    failReasons,
    bonus: all.reduce((sum, { bonus }) => sum + bonus, 0),
    circumstances,
    bonuses: all,
  }
}
