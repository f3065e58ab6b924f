import { requireEachOf, requireOneOf } from '../../one-of.ts'
import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { ANY_CONDITIONS, requireAllGiven } from './require-conditions.ts'

/** A condition that something has given to a creature. */
export interface GivenCondition {
  readonly condition: AnyCondition
  /** levels of a cumulative condition; 1 by default */
  readonly level?: number
  /** the id of the creature or thing it comes from: the charmer, the grappler, the source of fear */
  readonly source?: string
}

/** A creature's conditions and immunities. */
export interface Afflicted {
  readonly conditions: readonly GivenCondition[]
  /** conditions to which the creature itself is immune; none by default */
  readonly immunities?: readonly AnyCondition[]
}

/** A creature, and a condition that it may have. */
export interface AfflictedBy extends Afflicted {
  readonly condition: AnyCondition
}

/** Why a creature has a condition. */
export interface ConditionReason {
  /**
   * the conditions through which the creature has it, starting with the one that was given; empty if it was given
   * directly
   */
  readonly via: readonly AnyCondition[]
  readonly source?: string
}

/** A condition that a creature has, listed once, with every reason. */
export interface HeldCondition {
  readonly condition: AnyCondition
  readonly level: number
  readonly reasons: readonly ConditionReason[]
}

/** A condition with one reason, and its levels from it. */
interface Holding {
  readonly condition: AnyCondition
  readonly level: number
  readonly reason: ConditionReason
}

/** A given condition and those that it includes. */
function holdings(
  { condition, level = 1, source }: GivenCondition,
  rule: ConditionsRule,
  immunities: readonly AnyCondition[],
  via: readonly AnyCondition[] = [],
): readonly Holding[] {
  const row = rule.rows[condition]
  if (row === undefined || immunities.includes(condition) || via.includes(condition) || level === 0) return []
  const own: Holding = { condition, level, reason: source === undefined ? { via } : { via, source } }
  const included = row.effects.flatMap((effect) => (effect.kind === 'includes' ? [effect.condition] : []))
  if (included.length === 0) return [own]
  const from = source === undefined ? {} : { source }
  const through = [...via, condition]
  return [own, ...included.flatMap((one) => holdings({ condition: one, ...from }, rule, immunities, through))]
}

const reasonKey = ({ via, source = '' }: ConditionReason): string => JSON.stringify([via, source])

/** The reasons, each once, in an order that does not depend on the order of the input. */
function inOrder(reasons: readonly ConditionReason[]): readonly ConditionReason[] {
  if (reasons.length < 2) return reasons
  const byKey = new Map(reasons.map((reason) => [reasonKey(reason), reason]))
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reason]) => reason)
}

function collect(all: readonly Holding[], rule: ConditionsRule): readonly HeldCondition[] {
  const held = rule.list.filter((condition) => all.some((holding) => holding.condition === condition))
  return held.map((condition) => {
    const own = all.filter((holding) => holding.condition === condition)
    const { maximumLevel = 1 } = rule.rows[condition] ?? {}
    const level = own.reduce((sum, holding) => sum + holding.level, 0)
    return { condition, level: Math.min(level, maximumLevel), reasons: inOrder(own.map(({ reason }) => reason)) }
  })
}

/** The conditions that the held ones give immunity to. */
const immunitiesOf = (held: readonly Holding[], rule: ConditionsRule): readonly AnyCondition[] =>
  held.flatMap(({ condition }) =>
    (rule.rows[condition]?.effects ?? []).flatMap((effect) => (effect.kind === 'immunity' ? [effect.condition] : [])),
  )

/**
 * The conditions that a creature has: those given to it and those that they include. Each counts once, however often it
 * was given; only levels of a cumulative condition, Exhaustion, add up, to at most the highest level. A creature does
 * not have a condition that it is immune to, by itself or through another condition. The order in which conditions were
 * given does not matter, and a condition that the edition does not have does nothing.
 *
 * @throws RangeError if a condition is unknown, or a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179), Immunity (page 183); Playing the Game, Immunity (page 17)
 * @source 2012 playtest, Conditions
 * @example
 * heldConditions({ conditions: [{ condition: 'stunned' }] }).map(({ condition }) => condition) // => ['incapacitated', 'stunned']
 * heldConditions({ conditions: [{ condition: 'exhaustion', level: 2 }, { condition: 'exhaustion' }] })[0]?.level // => 3
 * heldConditions({ conditions: [{ condition: 'poisoned' }, { condition: 'petrified' }] }).map(({ condition }) => condition) // => ['incapacitated', 'petrified']
 */
export function heldConditions(
  { conditions: given, immunities = [] }: Afflicted,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): readonly HeldCondition[] {
  const rule = ruleset.conditions
  requireAllGiven('conditions', given)
  requireEachOf('immunities', immunities, ANY_CONDITIONS)
  if (given.length === 0) return []
  const heldWithout = (immune: readonly AnyCondition[]): readonly Holding[] =>
    given.flatMap((condition) => holdings(condition, rule, immune))
  const held = heldWithout(immunities)
  const immune = immunitiesOf(held, rule)
  return collect(immune.length === 0 ? held : heldWithout([...immunities, ...immune]), rule)
}

/**
 * Whether a creature has a condition, given or included.
 *
 * @throws RangeError if a condition is unknown, or a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179)
 * @example
 * hasCondition({ conditions: [{ condition: 'unconscious' }], condition: 'prone' }) // => true
 * hasCondition({ conditions: [{ condition: 'unconscious' }], condition: 'prone' }, next2012) // => false
 */
export const hasCondition = (
  { condition, ...creature }: AfflictedBy,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): boolean => {
  requireOneOf('condition', condition, ANY_CONDITIONS)
  return heldConditions(creature, ruleset).some((held) => held.condition === condition)
}
