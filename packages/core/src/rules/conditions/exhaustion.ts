import { requireInteger } from '../../bounds.ts'
import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'

/** The effects of a level of Exhaustion. */
export interface ExhaustionEffects {
  /** a penalty, added to every D20 Test */
  readonly d20Bonus: number
  readonly speedReducedFeet: number
  readonly dies: boolean
}

const LEVELS = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * The highest Exhaustion level; 0 in an edition without Exhaustion.
 *
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @example
 * maximumExhaustion(srd521.conditions) // => 6
 * maximumExhaustion(next2012.conditions) // => 0
 */
export const maximumExhaustion = ({ rows }: ConditionsRule): number => rows.exhaustion?.maximumLevel ?? 0

/**
 * The Exhaustion level after gaining levels, at most the highest level.
 *
 * @param level the level before
 * @param gained 1 each time the condition is received
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @example
 * gainExhaustion(2, 1, srd521.conditions) // => 3
 * gainExhaustion(5, 3, srd521.conditions) // => 6
 */
export const gainExhaustion = (level: number, gained: number, rule: ConditionsRule): number =>
  Math.min(requireInteger('level', level, LEVELS) + requireInteger('gained', gained, LEVELS), maximumExhaustion(rule))

/**
 * The Exhaustion level after losing levels. At 0 the condition ends.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @example
 * loseExhaustion(3, 1) // => 2
 * loseExhaustion(0, 1) // => 0
 */
export const loseExhaustion = (level: number, lost: number): number =>
  Math.max(0, requireInteger('level', level, LEVELS) - requireInteger('lost', lost, LEVELS))

/**
 * How an Exhaustion level changes D20 Tests and Speed, and whether it kills.
 *
 * @throws RangeError if the level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @example
 * exhaustionEffects(3, srd521.conditions) // => { d20Bonus: -6, speedReducedFeet: 15, dies: false }
 * exhaustionEffects(6, srd521.conditions).dies // => true
 */
export function exhaustionEffects(level: number, { rows }: ConditionsRule): ExhaustionEffects {
  requireInteger('level', level, LEVELS)
  let effects: ExhaustionEffects = { d20Bonus: 0, speedReducedFeet: 0, dies: false }
  for (const effect of level === 0 ? [] : (rows.exhaustion?.effects ?? [])) {
    if (effect.kind === 'd20-tests') effects = { ...effects, d20Bonus: effect.bonusPerLevel * level }
    if (effect.kind === 'speed-reduced') effects = { ...effects, speedReducedFeet: effect.feetPerLevel * level }
    if (effect.kind === 'dies') effects = { ...effects, dies: level >= effect.atLevel }
  }
  return effects
}
