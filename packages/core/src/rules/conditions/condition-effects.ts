import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import type { ConditionEffect } from '../../tables/conditions/condition-effect.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { type ConditionReason, type GivenCondition, heldConditions } from './held-conditions.ts'

/** Why an effect applies to a creature: the condition that has the effect, and why the creature has the condition. */
export interface EffectReason extends ConditionReason {
  readonly condition: AnyCondition
  readonly level: number
}

/** An effect of a creature's conditions, listed once, with every reason. */
export interface EffectInForce<Effect extends ConditionEffect = ConditionEffect> {
  readonly effect: Effect
  readonly reasons: readonly EffectReason[]
}

/** A creature's conditions and immunities. */
export interface Afflicted {
  readonly conditions: readonly GivenCondition[]
  /** conditions to which the creature itself is immune */
  readonly immunities?: readonly AnyCondition[]
}

/** The rows never change, so the key of an effect is computed only once. */
const keys = new WeakMap<ConditionEffect, string>()

function effectKey(effect: ConditionEffect): string {
  const key = keys.get(effect) ?? JSON.stringify(Object.entries(effect).sort())
  keys.set(effect, key)
  return key
}

/** The effects that count, each once with its reasons. */
function inForce<Effect extends ConditionEffect>(
  { conditions, immunities = [] }: Afflicted,
  rule: ConditionsRule,
  counts: (effect: ConditionEffect) => effect is Effect,
): readonly EffectInForce<Effect>[] {
  const all = heldConditions(conditions, rule, immunities).flatMap(({ condition, level, reasons: held }) => {
    const effects = (rule.rows[condition]?.effects ?? []).filter(counts)
    if (effects.length === 0) return []
    const reasons = held.map((reason) => ({ condition, level, ...reason }))
    return effects.map((effect) => ({ effect, reasons }))
  })
  if (all.length < 2) return all
  const byKey = new Map<string, { readonly effect: Effect; readonly reasons: EffectReason[] }>()
  for (const { effect, reasons } of all) {
    const key = effectKey(effect)
    const known = byKey.get(key) ?? { effect, reasons: [] }
    known.reasons.push(...reasons)
    byKey.set(key, known)
  }
  return [...byKey.values()]
}

/**
 * All effects of a creature's conditions: the union of their effects, each once with all the conditions that have it.
 * The order of the conditions does not matter and nothing compounds, except that effects by level grow with the
 * Exhaustion level.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179)
 * @source 2012 playtest, Conditions
 * @example
 * conditionEffects({ conditions: [{ condition: 'deafened' }] }, srd521.conditions).map(({ effect }) => effect.kind) // => ['cannot', 'ability-checks-fail']
 */
export const conditionEffects = (creature: Afflicted, rule: ConditionsRule): readonly EffectInForce[] =>
  inForce(creature, rule, (_effect): _effect is ConditionEffect => true)

/** The effects of one kind. */
export type EffectOf<Kind extends ConditionEffect['kind']> = Extract<ConditionEffect, { readonly kind: Kind }>

/**
 * The effects of one kind that a creature's conditions have.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179)
 * @example
 * effectsOfKind('weight', { conditions: [{ condition: 'petrified' }] }, srd521.conditions)[0].effect.times // => 10
 */
export const effectsOfKind = <Kind extends ConditionEffect['kind']>(
  kind: Kind,
  creature: Afflicted,
  rule: ConditionsRule,
): readonly EffectInForce<EffectOf<Kind>>[] =>
  inForce(creature, rule, (effect): effect is EffectOf<Kind> => effect.kind === kind)
