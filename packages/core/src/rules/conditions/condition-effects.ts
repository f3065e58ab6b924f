import { requireKeyOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { ConditionEffect } from '../../tables/conditions/condition-effect.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { effectsAtLevel } from './effects-at-level.ts'
import { type Afflicted, type ConditionReason, heldConditions } from './held-conditions.ts'

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

/** A creature, and a kind of effects that its conditions may have. */
export interface EffectsSought<Kind extends ConditionEffect['kind']> {
  readonly creature: Afflicted
  readonly kind: Kind
}

/** The kinds of effects that conditions have. */
const KINDS: Readonly<Record<ConditionEffect['kind'], true>> = {
  includes: true,
  cannot: true,
  'attack-rolls': true,
  'attack-roll-bonus': true,
  'attack-rolls-against': true,
  'critical-hits-against': true,
  'ability-checks': true,
  'ability-checks-fail': true,
  'social-checks-of-source': true,
  'saving-throws': true,
  'saving-throws-fail': true,
  initiative: true,
  'd20-tests': true,
  'speed-0': true,
  'speed-divided': true,
  'speed-reduced': true,
  'hit-point-maximum-divided': true,
  crawls: true,
  'cannot-to-source': true,
  'moved-by-source': true,
  'drops-what-it-holds': true,
  falls: true,
  resistance: true,
  immunity: true,
  'immunity-to': true,
  suspends: true,
  concealed: true,
  'heavily-obscured': true,
  'sneaked-up-on': true,
  weight: true,
  'does-not-age': true,
  dies: true,
  'damage-taken-divided': true,
  'damage-dealt-divided': true,
  'damage-taken-reduced': true,
  'passes-through': true,
  'inside-objects': true,
  'spells-need-check': true,
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
  creature: Afflicted,
  ruleset: RulesOf<'conditions'>,
  counts: (effect: ConditionEffect) => effect is Effect,
): readonly EffectInForce<Effect>[] {
  const held = heldConditions(creature, ruleset)
  if (held.length === 0) return []
  const all = held.flatMap(({ condition, level, reasons: why }) => {
    const effects = effectsAtLevel(ruleset.conditions.rows[condition], level).filter(counts)
    if (effects.length === 0) return []
    const reasons = why.map((reason) => ({ condition, level, ...reason }))
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
 * The order of the conditions does not matter and nothing compounds, except that a higher Exhaustion level has more or
 * greater effects.
 *
 * @throws RangeError if a condition is unknown, or a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179)
 * @source 2012 playtest, Conditions
 * @example
 * conditionEffects({ conditions: [{ condition: 'deafened' }] }).map(({ effect }) => effect.kind) // => ['cannot', 'ability-checks-fail']
 */
export const conditionEffects = (
  creature: Afflicted,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): readonly EffectInForce[] => inForce(creature, ruleset, (_effect): _effect is ConditionEffect => true)

/** The effects of one kind. */
export type EffectOf<Kind extends ConditionEffect['kind']> = Extract<ConditionEffect, { readonly kind: Kind }>

/**
 * The effects of one kind that a creature's conditions have.
 *
 * @throws RangeError if the kind or a condition is unknown, or a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179)
 * @example
 * effectsOfKind({ creature: { conditions: [{ condition: 'petrified' }] }, kind: 'weight' })[0]?.effect.times // => 10
 */
export const effectsOfKind = <Kind extends ConditionEffect['kind']>(
  { creature, kind }: EffectsSought<Kind>,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): readonly EffectInForce<EffectOf<Kind>>[] => {
  requireKeyOf('kind', kind, KINDS)
  return inForce(creature, ruleset, (effect): effect is EffectOf<Kind> => effect.kind === kind)
}
