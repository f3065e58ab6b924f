import { requireInteger } from '../../bounds.ts'
import type { ObjectsRule } from '../../rulesets/exploration.ts'
import type { DamageType } from '../../vocabulary/damage-types.ts'
import { type DamageModifiers, damageTaken, MINIMUM_DAMAGE } from '../damage-and-healing/damage.ts'
import { type DamageThresholdReading, damagePastThreshold } from './damage-threshold.ts'
import type { ObjectRuleStep } from './steps.ts'

/** An object that takes damage. */
export interface DamagedObject {
  /** its current Hit Points, from 0 */
  readonly hitPoints: number
  /** 0 for none */
  readonly damageThreshold?: number
  /** how it differs from what the rules say for all objects; paper, for example, is vulnerable to fire */
  readonly modifiers?: Readonly<Partial<Record<DamageType, DamageModifiers>>>
}

/** Damage of one type dealt to an object. */
export interface DealtDamage {
  readonly type: DamageType
  /** from 0 */
  readonly damage: number
}

/** An object after damage, and why. */
export interface BrokenObject {
  readonly damage: number
  readonly hitPoints: number
  readonly destroyed: boolean
  readonly steps: readonly ObjectRuleStep[]
}

/**
 * The effect of a single attack or effect on an object. It is immune to some types and may resist others, a damage
 * threshold stops the rest unless there is enough of it, and at 0 Hit Points it is destroyed. The threshold is compared
 * with the damage of all types together, after Immunity and Resistance.
 *
 * @throws RangeError if the Hit Points or the damage are negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Breaking Objects (page 178), Damage Threshold (page 180)
 * @example
 * damageObject({ hitPoints: 18 }, [{ type: 'bludgeoning', damage: 7 }], srd521.objects).hitPoints // => 11
 * damageObject({ hitPoints: 18 }, [{ type: 'poison', damage: 30 }], srd521.objects).hitPoints // => 18
 * damageObject({ hitPoints: 27, damageThreshold: 10 }, [{ type: 'fire', damage: 9 }], srd521.objects).damage // => 0
 */
export function damageObject(
  { hitPoints, damageThreshold = 0, modifiers = {} }: DamagedObject,
  dealt: readonly DealtDamage[],
  { immunities }: ObjectsRule,
  reading: DamageThresholdReading = 'equal',
): BrokenObject {
  const bounds = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
  requireInteger('hitPoints', hitPoints, bounds)
  const steps: ObjectRuleStep[] = []
  let damage = MINIMUM_DAMAGE
  for (const { type, damage: amount } of dealt) {
    requireInteger('damage', amount, bounds)
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
    const past = damagePastThreshold(damage, damageThreshold, reading)
    const values = { before: damage, damageThreshold, damage: past }
    steps.push({ kind: 'damage-threshold-met', rule: 'damage-threshold', values })
    damage = past
  }
  const left = Math.max(0, hitPoints - damage)
  const values = { before: hitPoints, damage, hitPoints: left }
  steps.push({ kind: 'object-hit-points-lost', rule: 'hit-points', values })
  return { damage, hitPoints: left, destroyed: left === 0, steps }
}
