import { requireInteger } from '../../bounds.ts'
import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { canAct } from './can-act.ts'
import { type Afflicted, type EffectReason, effectsOfKind } from './condition-effects.ts'
import type { ConditionRuleStep } from './steps.ts'

/** How far and in which way a creature can move under its conditions. */
export interface SpeedUnderConditions {
  readonly speedFeet: number
  /** bonuses do not raise a Speed of 0 */
  readonly canIncrease: boolean
  /** the conditions that prevent it from moving, whatever its Speed */
  readonly immobileReasons: readonly EffectReason[]
  /** the conditions under which it can only crawl or stand up */
  readonly crawlReasons: readonly EffectReason[]
  /** what changed the Speed, in order */
  readonly steps: readonly ConditionRuleStep[]
}

const FEET = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * A Speed under a creature's conditions: first reduced for each level of Exhaustion, then halved (rounded down), then
 * 0, and never below 0. A special speed changes in the same way.
 *
 * @param speedFeet the Speed, or a special speed, with every bonus
 * @throws RangeError if the Speed or a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Exhaustion (page 181), Grappled (page 182), Paralyzed, Petrified, Prone (page 186),
 *   Restrained (page 187), Speed (page 188), Unconscious (page 191)
 * @source 2012 playtest, Conditions
 * @example
 * speedUnderConditions(30, { conditions: [{ condition: 'exhaustion', level: 2 }] }, srd521.conditions).speedFeet // => 20
 * speedUnderConditions(30, { conditions: [{ condition: 'grappled' }] }, srd521.conditions).speedFeet // => 0
 * speedUnderConditions(25, { conditions: [{ condition: 'blinded' }] }, next2012.conditions).speedFeet // => 12
 */
export function speedUnderConditions(
  speedFeet: number,
  creature: Afflicted,
  rule: ConditionsRule,
): SpeedUnderConditions {
  let speed = requireInteger('speedFeet', speedFeet, FEET)
  const steps: ConditionRuleStep[] = []
  const change = (reasons: readonly EffectReason[], after: (speed: number, level: number) => number): void => {
    const [reason] = reasons
    if (reason === undefined) return
    const result = after(speed, reason.level)
    steps.push({
      kind: 'speed-changed',
      rule: reason.condition,
      values: { before: speed, level: reason.level, speedFeet: result },
    })
    speed = result
  }
  for (const { effect, reasons } of effectsOfKind('speed-reduced', creature, rule)) {
    change(reasons, (before, level) => Math.max(0, before - effect.feetPerLevel * level))
  }
  for (const { effect, reasons } of effectsOfKind('speed-divided', creature, rule)) {
    change(reasons, (before) => divideRoundDown(before, effect.by))
  }
  const stopped = effectsOfKind('speed-0', creature, rule).flatMap(({ reasons }) => reasons)
  change(stopped, () => 0)
  return {
    speedFeet: speed,
    canIncrease: stopped.length === 0,
    immobileReasons: canAct('movement', creature, rule).reasons,
    crawlReasons: effectsOfKind('crawls', creature, rule).flatMap(({ reasons }) => reasons),
    steps,
  }
}
