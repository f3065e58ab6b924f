import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import type { DamageRuleStep } from '../damage-and-healing/steps.ts'
import { type Afflicted, effectsOfKind } from './condition-effects.ts'

/** Damage of one type, and the creatures whose conditions matter. */
export interface DamageBetween {
  readonly damage: number
  readonly type: string
  readonly target: Afflicted
  /** the creature that deals it, if any does */
  readonly source?: Afflicted
}

/** How conditions change damage. */
export interface DamageUnderConditions {
  readonly damage: number
  /** the target has Resistance to it, which is applied later, and only once */
  readonly resistance: boolean
  /** dice that reduce it further */
  readonly reducedBy: readonly string[]
  readonly steps: readonly DamageRuleStep[]
}

/**
 * How the conditions of the target and of the creature that deals damage change it, before Resistance. An Ethereal
 * creature and one that is not deal each other half damage of all types but Force. A Petrified creature has Resistance
 * to everything.
 *
 * @param rule the conditions of the edition
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Petrified (page 186)
 * @source 2012 playtest, Conditions
 * @example
 * damageUnderConditions({ damage: 7, type: 'fire', target: { conditions: [{ condition: 'petrified' }] } }, srd521.conditions).resistance // => true
 * damageUnderConditions({ damage: 7, type: 'fire', target: { conditions: [{ condition: 'ethereal' }] }, source: { conditions: [] } }, next2012.conditions).damage // => 3
 * damageUnderConditions({ damage: 7, type: 'force', target: { conditions: [{ condition: 'ethereal' }] }, source: { conditions: [] } }, next2012.conditions).damage // => 7
 */
export function damageUnderConditions(
  { damage, type, target, source = { conditions: [] } }: DamageBetween,
  rule: ConditionsRule,
): DamageUnderConditions {
  const taken = effectsOfKind('damage-taken-divided', target, rule)
  const dealt = effectsOfKind('damage-dealt-divided', source, rule)
  const steps: DamageRuleStep[] = []
  let left = damage
  for (const { effect, reasons } of taken.length > 0 && dealt.length > 0 ? [] : [...taken, ...dealt]) {
    const [reason] = reasons
    if (effect.except === type || reason === undefined) continue
    const after = divideRoundDown(left, effect.by)
    steps.push({ kind: 'damage-changed', rule: reason.condition, values: { before: left, damage: after, type } })
    left = after
  }
  return {
    damage: left,
    resistance: effectsOfKind('resistance', target, rule).length > 0,
    reducedBy: effectsOfKind('damage-taken-reduced', target, rule).map(({ effect }) => effect.by),
    steps,
  }
}
