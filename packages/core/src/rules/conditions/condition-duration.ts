import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import type { GivenCondition } from './held-conditions.ts'

/** When a condition ends by itself: at the start or the end of a number of a creature's turns. */
export interface ConditionDuration {
  /** turns left, from 1 */
  readonly turns: number
  readonly at: 'start' | 'end'
  /** the id of the creature whose turns count */
  readonly of: string
}

/** A condition of a creature and its duration; without a duration, it lasts until something ends it. */
export interface LastingCondition extends GivenCondition {
  readonly duration?: ConditionDuration
}

/** The conditions of a creature after a change. */
export interface ChangedConditions {
  readonly conditions: readonly LastingCondition[]
  /** whether the creature drops what it holds */
  readonly drops: boolean
}

const fallsAt = (condition: AnyCondition, at: 'start' | 'end', rule: ConditionsRule): readonly LastingCondition[] =>
  (rule.rows[condition]?.effects ?? []).flatMap((effect) =>
    effect.kind === 'falls' && effect.at === at ? [{ condition: effect.condition }] : [],
  )

const turnsLeft = ({ duration }: LastingCondition): number => duration?.turns ?? Number.POSITIVE_INFINITY

/** A condition whose duration is `turns` turns shorter; a condition without a duration stays the same. */
const shorter = (one: LastingCondition, turns: number): LastingCondition =>
  one.duration === undefined ? one : { ...one, duration: { ...one.duration, turns: one.duration.turns - turns } }

const isOver = (one: LastingCondition): boolean => turnsLeft(one) <= 0

/** The conditions with one more. From the same source it does not stack: the longer one stays. */
function join(
  conditions: readonly LastingCondition[],
  gained: LastingCondition,
  rule: ConditionsRule,
): readonly LastingCondition[] {
  const same = (one: LastingCondition): boolean => one.condition === gained.condition && one.source === gained.source
  const others = conditions.filter((one) => !same(one))
  const { maximumLevel = 1 } = rule.rows[gained.condition] ?? {}
  const level = [...conditions.filter(same), gained].reduce((sum, one) => sum + (one.level ?? 1), 0)
  const longest = [...conditions.filter(same), gained].reduce((a, b) => (turnsLeft(b) > turnsLeft(a) ? b : a))
  return [...others, maximumLevel === 1 ? longest : { ...longest, level: Math.min(level, maximumLevel) }]
}

/**
 * A creature's conditions after it gains one. A condition does not stack with itself: from the same source the longer
 * one stays, and from different sources each lasts on its own. Levels of Exhaustion add up. Some conditions make the
 * creature drop what it holds, or fall.
 *
 * @source SRD 5.2.1, Rules Glossary: Condition (page 179), Exhaustion (page 181), Unconscious (page 191)
 * @source 2012 playtest, Conditions
 * @example
 * gainCondition([{ condition: 'prone' }], { condition: 'prone' }, srd521.conditions).conditions // => [{ condition: 'prone' }]
 * gainCondition([{ condition: 'exhaustion', level: 2 }], { condition: 'exhaustion' }, srd521.conditions).conditions // => [{ condition: 'exhaustion', level: 3 }]
 * gainCondition([], { condition: 'paralyzed' }, next2012.conditions) // => { conditions: [{ condition: 'paralyzed' }, { condition: 'prone' }], drops: true }
 */
export function gainCondition(
  conditions: readonly LastingCondition[],
  gained: LastingCondition,
  rule: ConditionsRule,
): ChangedConditions {
  const { effects = [] } = rule.rows[gained.condition] ?? {}
  return {
    conditions: [gained, ...fallsAt(gained.condition, 'start', rule)].reduce<readonly LastingCondition[]>(
      (all, one) => join(all, one, rule),
      conditions,
    ),
    drops: effects.some(({ kind }) => kind === 'drops-what-it-holds'),
  }
}

/** Removes the conditions that end. When the last of a kind ends, adds what it leaves behind. */
function remove(
  conditions: readonly LastingCondition[],
  ends: (one: LastingCondition) => boolean,
  rule: ConditionsRule,
): readonly LastingCondition[] {
  const left = conditions.filter((one) => !ends(one))
  const gone = conditions.filter((one) => ends(one) && !left.some(({ condition }) => condition === one.condition))
  const fallen = gone.flatMap(({ condition }) => fallsAt(condition, 'end', rule))
  return fallen.reduce<readonly LastingCondition[]>((all, one) => join(all, one, rule), left)
}

/**
 * A creature's conditions after one has ended: from one source, or from all if none is named. An Unconscious creature
 * remains Prone.
 *
 * @source SRD 5.2.1, Rules Glossary: Condition (page 179), Unconscious (page 191)
 * @example
 * endCondition([{ condition: 'unconscious' }], { condition: 'unconscious' }, srd521.conditions) // => [{ condition: 'prone' }]
 */
export const endCondition = (
  conditions: readonly LastingCondition[],
  ended: Pick<GivenCondition, 'condition' | 'source'>,
  rule: ConditionsRule,
): readonly LastingCondition[] =>
  remove(
    conditions,
    ({ condition, source }) => condition === ended.condition && (ended.source === undefined || source === ended.source),
    rule,
  )

/**
 * A creature's conditions after the start or the end of a turn, perhaps another creature's. Durations that count this
 * turn get shorter by one, and those that run out end.
 *
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179)
 * @example
 * const blinded = { condition: 'blinded', duration: { turns: 1, at: 'end', of: 'mage' } }
 * passTurn([blinded], { at: 'end', of: 'mage' }, srd521.conditions) // => []
 * passTurn([blinded], { at: 'start', of: 'mage' }, srd521.conditions) // => [blinded]
 */
export function passTurn(
  conditions: readonly LastingCondition[],
  { at, of }: Omit<ConditionDuration, 'turns'>,
  rule: ConditionsRule,
): readonly LastingCondition[] {
  const left = conditions.map((one) => (one.duration?.at === at && one.duration.of === of ? shorter(one, 1) : one))
  return remove(left, isOver, rule)
}

/**
 * A creature's conditions after that many rounds in which nobody counts turns: durations of at most that many turns
 * end, and longer ones get shorter by that many.
 *
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179); Playing the Game, The Order of Combat (page 13)
 * @example
 * const blinded = { condition: 'blinded', duration: { turns: 11, at: 'end', of: 'mage' } }
 * passRounds([blinded], 11, srd521.conditions) // => []
 * passRounds([blinded], 10, srd521.conditions) // => [{ condition: 'blinded', duration: { turns: 1, at: 'end', of: 'mage' } }]
 */
export const passRounds = (
  conditions: readonly LastingCondition[],
  rounds: number,
  rule: ConditionsRule,
): readonly LastingCondition[] =>
  remove(
    conditions.map((one) => shorter(one, rounds)),
    isOver,
    rule,
  )
