import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { WithSteps } from '../../steps/step.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { canAct } from './can-act.ts'
import { conditionEffects, type EffectReason } from './condition-effects.ts'
import type { Afflicted } from './held-conditions.ts'
import { ofKind } from './of-kind.ts'
import type { ConditionRuleStep } from './steps.ts'

/** A creature and one of its speeds. */
export interface AfflictedMover {
  readonly creature: Afflicted
  /** the Speed, or a special speed, with every bonus */
  readonly speedFeet: number
}

/** How far and in which way a creature can move under its conditions. */
export interface SpeedUnderConditions {
  readonly speedFeet: number
  /** bonuses do not raise a Speed of 0 */
  readonly canIncrease: boolean
  /** the conditions that prevent it from moving, whatever its Speed */
  readonly immobileReasons: readonly EffectReason[]
  /** the conditions under which it can only crawl or stand up */
  readonly crawlReasons: readonly EffectReason[]
}

/**
 * A Speed under a creature's conditions: first reduced for each level of Exhaustion, then halved (rounded down), then
 * 0, and never below 0. A special speed changes in the same way.
 *
 * @returns how it can move, and what changed the Speed, in order
 * @throws RangeError if the Speed or a level is negative or not an integer, or a condition is unknown
 * @source SRD 5.2.1, Rules Glossary: Exhaustion (page 181), Grappled (page 182), Paralyzed, Petrified, Prone (page 186),
 *   Restrained (page 187), Speed (page 188), Unconscious (page 191)
 * @source 2012 playtest, Conditions
 * @example
 * speedUnderConditions({ creature: { conditions: [{ condition: 'exhaustion', level: 2 }] }, speedFeet: 30 }).value.speedFeet // => 20
 * speedUnderConditions({ creature: { conditions: [{ condition: 'grappled' }] }, speedFeet: 30 }).value.speedFeet // => 0
 * speedUnderConditions({ creature: { conditions: [{ condition: 'blinded' }] }, speedFeet: 25 }, next2012).value.speedFeet // => 12
 */
export function speedUnderConditions(
  { creature, speedFeet }: AfflictedMover,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): WithSteps<SpeedUnderConditions, ConditionRuleStep> {
  let speed = requireInteger('speedFeet', speedFeet, FROM_0)
  const effects = conditionEffects(creature, ruleset)
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
  for (const { effect, reasons } of ofKind(effects, 'speed-reduced')) {
    change(reasons, (before, level) => Math.max(0, before - effect.feetPerLevel * level))
  }
  for (const { effect, reasons } of ofKind(effects, 'speed-divided')) {
    change(reasons, (before) => divideRoundDown(before, effect.by))
  }
  const stopped = ofKind(effects, 'speed-0').flatMap(({ reasons }) => reasons)
  change(stopped, () => 0)
  const value = {
    speedFeet: speed,
    canIncrease: stopped.length === 0,
    immobileReasons: canAct({ creature, capacity: 'movement' }, ruleset).reasons,
    crawlReasons: ofKind(effects, 'crawls').flatMap(({ reasons }) => reasons),
  }
  return { value, steps }
}
