import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'

/** The effects of a level of Exhaustion. */
export interface ExhaustionEffects {
  /** a penalty, added to every D20 Test */
  readonly d20Bonus: number
  readonly speedReducedFeet: number
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
 * How an Exhaustion level changes D20 Tests and Speed, and whether it kills.
 *
 * @throws RangeError if the level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @example
 * exhaustionEffects(3) // => { d20Bonus: -6, speedReducedFeet: 15, dies: false }
 * exhaustionEffects(6).dies // => true
 */
export function exhaustionEffects(
  level: number,
  { conditions: { rows } }: RulesOf<'conditions'> = srd521DamageAndHealing,
): ExhaustionEffects {
  requireInteger('level', level, FROM_0)
  let effects: ExhaustionEffects = { d20Bonus: 0, speedReducedFeet: 0, dies: false }
  for (const effect of level === 0 ? [] : (rows.exhaustion?.effects ?? [])) {
    if (effect.kind === 'd20-tests') effects = { ...effects, d20Bonus: effect.bonusPerLevel * level }
    if (effect.kind === 'speed-reduced') effects = { ...effects, speedReducedFeet: effect.feetPerLevel * level }
    if (effect.kind === 'dies') effects = { ...effects, dies: level >= effect.atLevel }
  }
  return effects
}
