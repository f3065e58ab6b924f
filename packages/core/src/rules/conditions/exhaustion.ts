import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { ConditionEffect } from '../../tables/conditions/condition-effect.ts'
import type { EffectOf } from './condition-effects.ts'
import { effectsAtLevel } from './effects-at-level.ts'

const EXHAUSTED_ROLLS = ['ability-checks', 'attack-rolls', 'saving-throws'] as const

/** A kind of roll that Exhaustion can hinder. */
export type ExhaustedRoll = (typeof EXHAUSTED_ROLLS)[number]

/** The effects of a level of Exhaustion, with those of all lower levels. */
export interface ExhaustionEffects {
  /** a penalty, added to every D20 Test */
  readonly d20Bonus: number
  /** the rolls with Disadvantage */
  readonly disadvantageOn: readonly ExhaustedRoll[]
  readonly speedReducedFeet: number
  /** the Speed is divided by this, and rounded down */
  readonly speedDividedBy: number
  /** the Speed is 0 */
  readonly immobile: boolean
  /** the Hit Point maximum is divided by this, and rounded down */
  readonly hitPointMaximumDividedBy: number
  readonly dies: boolean
}

/** An Exhaustion level, and the levels gained. */
export interface ExhaustionGained {
  /** the level before */
  readonly level: number
  /** 1 by default, as each time the condition is received */
  readonly gained?: number
}

/** An Exhaustion level, and the levels lost. */
export interface ExhaustionLost {
  /** the level before */
  readonly level: number
  /** 1 by default, as after a Long Rest */
  readonly lost?: number
}

/**
 * The highest Exhaustion level; 0 in an edition without Exhaustion.
 *
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @example
 * maximumExhaustion() // => 6
 * maximumExhaustion(next2012) // => 0
 */
export const maximumExhaustion = ({ conditions }: RulesOf<'conditions'> = srd521DamageAndHealing): number =>
  conditions.rows.exhaustion?.maximumLevel ?? 0

/**
 * The Exhaustion level after gaining levels, at most the highest level.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @example
 * gainExhaustion({ level: 2, gained: 1 }) // => 3
 * gainExhaustion({ level: 5, gained: 3 }) // => 6
 */
export const gainExhaustion = (
  { level, gained = 1 }: ExhaustionGained,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): number =>
  Math.min(
    requireInteger('level', level, FROM_0) + requireInteger('gained', gained, FROM_0),
    maximumExhaustion(ruleset),
  )

/**
 * The Exhaustion level after losing levels. At 0 the condition ends.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @example
 * loseExhaustion({ level: 3, lost: 1 }) // => 2
 * loseExhaustion({ level: 0, lost: 1 }) // => 0
 */
export const loseExhaustion = ({ level, lost = 1 }: ExhaustionLost): number =>
  Math.max(0, requireInteger('level', level, FROM_0) - requireInteger('lost', lost, FROM_0))

/**
 * What an Exhaustion level does: a penalty that grows with the level, or in SRD 5.1 a further effect at each level.
 *
 * @throws RangeError if the level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @source SRD 5.1, Appendix PH-A: Conditions, Exhaustion (page 358)
 * @example
 * exhaustionEffects(3).d20Bonus // => -6
 * exhaustionEffects(3).speedReducedFeet // => 15
 * exhaustionEffects(3, srd51).disadvantageOn // => ['ability-checks', 'attack-rolls', 'saving-throws']
 * exhaustionEffects(6).dies // => true
 */
export function exhaustionEffects(
  level: number,
  { conditions: { rows } }: RulesOf<'conditions'> = srd521DamageAndHealing,
): ExhaustionEffects {
  requireInteger('level', level, FROM_0)
  const effects = effectsAtLevel(rows.exhaustion, level)
  const ofKind = <Kind extends ConditionEffect['kind']>(kind: Kind): readonly EffectOf<Kind>[] =>
    effects.filter((effect): effect is EffectOf<Kind> => effect.kind === kind)
  const divisor = (parts: readonly { readonly by: number }[]): number => parts.reduce((all, { by }) => all * by, 1)
  const perLevel = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount * level, 0)
  return {
    d20Bonus: perLevel(ofKind('d20-tests').map(({ bonusPerLevel }) => bonusPerLevel)),
    disadvantageOn: EXHAUSTED_ROLLS.filter((kind) => effects.some((effect) => effect.kind === kind)),
    speedReducedFeet: perLevel(ofKind('speed-reduced').map(({ feetPerLevel }) => feetPerLevel)),
    speedDividedBy: divisor(ofKind('speed-divided')),
    immobile: ofKind('speed-0').length > 0,
    hitPointMaximumDividedBy: divisor(ofKind('hit-point-maximum-divided')),
    dies: ofKind('dies').some(({ atLevel }) => level >= atLevel),
  }
}
