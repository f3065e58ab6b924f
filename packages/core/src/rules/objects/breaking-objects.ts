import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import type { WithSteps } from '../../steps/step.ts'
import { DAMAGE_TYPES, type DamageType } from '../../vocabulary/damage-types.ts'
import { requireRule } from '../basics/require-rule.ts'
import { type DamageModifiers, damageTaken, MINIMUM_DAMAGE } from '../damage-and-healing/damage.ts'
import { DAMAGE_THRESHOLD_READINGS, type DamageThresholdReading, damagePastThreshold } from './damage-threshold.ts'
import type { ObjectRuleStep } from './steps.ts'

/** Damage of one type dealt to an object. */
export interface DealtDamage {
  readonly type: DamageType
  /** from 0 */
  readonly damage: number
}

/** An object, and a single attack or effect that damages it. */
export interface DamagedObject {
  readonly dealt: readonly DealtDamage[]
  /** its current Hit Points, from 0 */
  readonly hitPoints: number
  /** 0 for none */
  readonly damageThreshold?: number
  /** how it differs from what the rules say for all objects; paper, for example, is vulnerable to fire */
  readonly modifiers?: Readonly<Partial<Record<DamageType, DamageModifiers>>>
  /** `equal` by default */
  readonly reading?: DamageThresholdReading
}

/** An object after damage. */
export interface BrokenObject {
  readonly damage: number
  readonly hitPoints: number
  readonly destroyed: boolean
}

/**
 * The effect of a single attack or effect on an object. It is immune to some types and may resist others, a damage
 * threshold stops the rest unless there is enough of it, and at 0 Hit Points it is destroyed. The threshold is compared
 * with the damage of all types together, after Immunity and Resistance.
 *
 * @throws RangeError if the Hit Points, the threshold or the damage are negative or not an integer, an id is unknown, or
 *   the edition has no such rule
 * @source SRD 5.2.1, Rules Glossary: Breaking Objects (page 178), Damage Threshold (page 180)
 * @example
 * damageObject({ hitPoints: 18, dealt: [{ type: 'bludgeoning', damage: 7 }] }).value.hitPoints // => 11
 * damageObject({ hitPoints: 18, dealt: [{ type: 'poison', damage: 30 }] }).value.hitPoints // => 18
 * damageObject({ hitPoints: 27, damageThreshold: 10, dealt: [{ type: 'fire', damage: 9 }] }).value.damage // => 0
 */
export function damageObject(
  { dealt, hitPoints, damageThreshold = 0, modifiers = {}, reading = 'equal' }: DamagedObject,
  { objects }: RulesOf<'objects'> = srd521Exploration,
): WithSteps<BrokenObject, ObjectRuleStep> {
  const { immunities } = requireRule('objects', objects)
  requireInteger('hitPoints', hitPoints, FROM_0)
  requireInteger('damageThreshold', damageThreshold, FROM_0)
  requireOneOf('reading', reading, DAMAGE_THRESHOLD_READINGS)
  const steps: ObjectRuleStep[] = []
  let damage = MINIMUM_DAMAGE
  for (const [index, { type, damage: amount }] of dealt.entries()) {
    requireOneOf(`dealt[${index}].type`, type, DAMAGE_TYPES)
    requireInteger(`dealt[${index}].damage`, amount, FROM_0)
    const immune = immunities.includes(type)
    const taken = damageTaken({ dealt: amount, ...(immune ? { immunity: true } : (modifiers[type] ?? {})) })
    const modified = taken.steps.length > 0
    steps.push({
      kind: 'object-damaged',
      rule: immune ? 'breaking-objects' : modified ? 'order-of-application' : 'damage',
      values: { type, before: amount, damage: taken.value },
    })
    damage += taken.value
  }
  if (damageThreshold !== 0) {
    const past = damagePastThreshold({ damage, threshold: damageThreshold, reading })
    const values = { before: damage, damageThreshold, damage: past }
    steps.push({ kind: 'damage-threshold-met', rule: 'damage-threshold', values })
    damage = past
  }
  const left = Math.max(0, hitPoints - damage)
  const values = { before: hitPoints, damage, hitPoints: left }
  steps.push({ kind: 'object-hit-points-lost', rule: 'hit-points', values })
  return { value: { damage, hitPoints: left, destroyed: left === 0 }, steps }
}
