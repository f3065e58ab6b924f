import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { WithSteps } from '../../steps/step.ts'
import { requireText } from '../../text.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import type { DamageRuleStep } from '../damage-and-healing/steps.ts'
import { conditionEffects, effectsOfKind } from './condition-effects.ts'
import type { Afflicted } from './held-conditions.ts'
import { ofKind } from './of-kind.ts'

/** Damage of one type, and the creatures whose conditions matter. */
export interface DamageBetween {
  /** from 0 */
  readonly damage: number
  /** the damage type, or another word for damage that has none */
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
  /** the target is immune to damage of this type, which is applied later */
  readonly immunity: boolean
  /** dice that reduce it further */
  readonly reducedBy: readonly string[]
}

/**
 * How the conditions of the target and of the creature that deals damage change it, before Resistance. An Ethereal
 * creature and one that is not deal each other half damage of all types but Force. A Petrified creature has Resistance
 * to everything, and in SRD 5.1 Immunity to Poison damage.
 *
 * @throws RangeError if the damage or a level is negative or not an integer, or a condition is unknown
 * @source SRD 5.2.1, Rules Glossary, Petrified (page 186)
 * @source SRD 5.1, Appendix PH-A: Conditions, Petrified (page 359)
 * @source 2012 playtest, Conditions
 * @example
 * damageUnderConditions({ damage: 7, type: 'fire', target: { conditions: [{ condition: 'petrified' }] } }).value.resistance // => true
 * damageUnderConditions({ damage: 7, type: 'poison', target: { conditions: [{ condition: 'petrified' }] } }, srd51).value.immunity // => true
 * damageUnderConditions({ damage: 7, type: 'fire', target: { conditions: [{ condition: 'ethereal' }] }, source: { conditions: [] } }, next2012).value.damage // => 3
 * damageUnderConditions({ damage: 7, type: 'force', target: { conditions: [{ condition: 'ethereal' }] }, source: { conditions: [] } }, next2012).value.damage // => 7
 */
export function damageUnderConditions(
  { damage, type, target, source = { conditions: [] } }: DamageBetween,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): WithSteps<DamageUnderConditions, DamageRuleStep> {
  requireInteger('damage', damage, FROM_0)
  requireText('type', type)
  const effects = conditionEffects(target, ruleset)
  const taken = ofKind(effects, 'damage-taken-divided')
  const dealt = effectsOfKind({ creature: source, kind: 'damage-dealt-divided' }, ruleset)
  const steps: DamageRuleStep[] = []
  let left = damage
  for (const { effect, reasons } of taken.length > 0 && dealt.length > 0 ? [] : [...taken, ...dealt]) {
    const [reason] = reasons
    if (effect.except === type || reason === undefined) continue
    const after = divideRoundDown(left, effect.by)
    steps.push({ kind: 'damage-changed', rule: reason.condition, values: { before: left, damage: after, type } })
    left = after
  }
  const value = {
    damage: left,
    resistance: ofKind(effects, 'resistance').length > 0,
    immunity: ofKind(effects, 'immunity-to').some(({ effect }) => effect.what === type),
    reducedBy: ofKind(effects, 'damage-taken-reduced').map(({ effect }) => effect.by),
  }
  return { value, steps }
}
