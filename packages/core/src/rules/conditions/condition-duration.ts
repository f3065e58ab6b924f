import { FROM_0, FROM_1, requireInteger } from '../../bounds.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { requireText } from '../../text.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import type { GivenCondition } from './held-conditions.ts'
import { requireAllGiven, requireGiven } from './require-conditions.ts'

/** The moments of a turn at which a condition can end. */
export const TURN_MOMENTS = ['start', 'end'] as const

/** The id of a moment of a turn. */
export type TurnMoment = (typeof TURN_MOMENTS)[number]

/** Whether a value is the id of a moment of a turn. */
export const isTurnMoment = (value: unknown): value is TurnMoment => isOneOf(value, TURN_MOMENTS)

/** When a condition ends by itself: at the start or the end of a number of a creature's turns. */
export interface ConditionDuration {
  /** turns left, from 1 */
  readonly turns: number
  readonly at: TurnMoment
  /** the id of the creature whose turns count */
  readonly of: string
}

/** A condition of a creature and its duration; without a duration, it lasts until something ends it. */
export interface LastingCondition extends GivenCondition {
  readonly duration?: ConditionDuration
  /** of Grappled: the DC to escape, if the stat block of the grappler names one */
  readonly escapeDc?: number
}

/** A creature's conditions, and one that it gains. */
export interface ConditionGained {
  readonly conditions: readonly LastingCondition[]
  readonly gained: LastingCondition
}

/** A creature's conditions, and one that ends: from one source, or from all if none is named. */
export interface ConditionEnded {
  readonly conditions: readonly LastingCondition[]
  readonly ended: Pick<GivenCondition, 'condition' | 'source'>
}

/** A creature's conditions, and the start or the end of a turn, perhaps another creature's. */
export interface TurnPassed {
  readonly conditions: readonly LastingCondition[]
  readonly at: TurnMoment
  /** the id of the creature whose turn it is */
  readonly of: string
}

/** A creature's conditions, and a number of rounds, from 0. */
export interface RoundsPassed {
  readonly conditions: readonly LastingCondition[]
  readonly rounds: number
}

/** The conditions of a creature after a change. */
export interface ChangedConditions {
  readonly conditions: readonly LastingCondition[]
  /** whether the creature drops what it holds */
  readonly drops: boolean
}

function requireLasting(name: string, one: LastingCondition): void {
  requireGiven(name, one)
  if (one.escapeDc !== undefined) requireInteger(`${name}.escapeDc`, one.escapeDc, FROM_0)
  if (one.duration === undefined) return
  requireInteger(`${name}.duration.turns`, one.duration.turns, FROM_1)
  requireOneOf(`${name}.duration.at`, one.duration.at, TURN_MOMENTS)
  requireText(`${name}.duration.of`, one.duration.of)
}

function requireAllLasting(conditions: readonly LastingCondition[]): void {
  requireAllGiven('conditions', conditions)
  for (const [index, one] of conditions.entries()) {
    if (one.duration !== undefined || one.escapeDc !== undefined) requireLasting(`conditions[${index}]`, one)
  }
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

/** The conditions with one more. From the same source it does not stack: the longer one stays, with the last escape DC. */
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
  const escapeDc = gained.escapeDc ?? longest.escapeDc
  return [
    ...others,
    {
      ...longest,
      ...(escapeDc === undefined ? {} : { escapeDc }),
      ...(maximumLevel === 1 ? {} : { level: Math.min(level, maximumLevel) }),
    },
  ]
}

/**
 * A creature's conditions after it gains one. A condition does not stack with itself: from the same source the longer
 * one stays, and from different sources each lasts on its own. Levels of Exhaustion add up. Some conditions make the
 * creature drop what it holds, or fall.
 *
 * @throws RangeError if a condition is unknown, or a level or a number of turns is not an integer within bounds
 * @source SRD 5.2.1, Rules Glossary: Condition (page 179), Exhaustion (page 181), Unconscious (page 191)
 * @source 2012 playtest, Conditions
 * @example
 * gainCondition({ conditions: [{ condition: 'prone' }], gained: { condition: 'prone' } }).conditions // => [{ condition: 'prone' }]
 * gainCondition({ conditions: [{ condition: 'exhaustion', level: 2 }], gained: { condition: 'exhaustion' } }).conditions // => [{ condition: 'exhaustion', level: 3 }]
 * gainCondition({ conditions: [], gained: { condition: 'paralyzed' } }, next2012) // => { conditions: [{ condition: 'paralyzed' }, { condition: 'prone' }], drops: true }
 */
export function gainCondition(
  { conditions, gained }: ConditionGained,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): ChangedConditions {
  const rule = ruleset.conditions
  requireAllLasting(conditions)
  requireLasting('gained', gained)
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
 * @throws RangeError if a condition is unknown, or a level or a number of turns is not an integer within bounds
 * @source SRD 5.2.1, Rules Glossary: Condition (page 179), Unconscious (page 191)
 * @example
 * endCondition({ conditions: [{ condition: 'unconscious' }], ended: { condition: 'unconscious' } }) // => [{ condition: 'prone' }]
 */
export function endCondition(
  { conditions, ended }: ConditionEnded,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): readonly LastingCondition[] {
  requireAllLasting(conditions)
  requireGiven('ended', ended)
  return remove(
    conditions,
    ({ condition, source }) => condition === ended.condition && (ended.source === undefined || source === ended.source),
    ruleset.conditions,
  )
}

/**
 * A creature's conditions after the start or the end of a turn, perhaps another creature's. Durations that count this
 * turn get shorter by one, and those that run out end.
 *
 * @throws RangeError if an id is unknown, or a level or a number of turns is not an integer within bounds
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179)
 * @example
 * const blinded = { condition: 'blinded', duration: { turns: 1, at: 'end', of: 'mage' } } as const
 * passTurn({ conditions: [blinded], at: 'end', of: 'mage' }) // => []
 * passTurn({ conditions: [blinded], at: 'start', of: 'mage' }) // => [blinded]
 */
export function passTurn(
  { conditions, at, of }: TurnPassed,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): readonly LastingCondition[] {
  requireAllLasting(conditions)
  requireOneOf('at', at, TURN_MOMENTS)
  requireText('of', of)
  const counts = ({ duration }: LastingCondition): boolean => duration?.at === at && duration.of === of
  if (!conditions.some(counts)) return conditions
  const left = conditions.map((one) => (counts(one) ? shorter(one, 1) : one))
  return remove(left, isOver, ruleset.conditions)
}

/**
 * A creature's conditions after that many rounds in which nobody counts turns: durations of at most that many turns
 * end, and longer ones get shorter by that many.
 *
 * @throws RangeError if a condition is unknown, or a number is not an integer within bounds
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179); Playing the Game, The Order of Combat (page 13)
 * @example
 * const blinded = { condition: 'blinded', duration: { turns: 11, at: 'end', of: 'mage' } } as const
 * passRounds({ conditions: [blinded], rounds: 11 }) // => []
 * passRounds({ conditions: [blinded], rounds: 10 }) // => [{ condition: 'blinded', duration: { turns: 1, at: 'end', of: 'mage' } }]
 */
export function passRounds(
  { conditions, rounds }: RoundsPassed,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): readonly LastingCondition[] {
  requireAllLasting(conditions)
  requireInteger('rounds', rounds, FROM_0)
  return remove(
    conditions.map((one) => shorter(one, rounds)),
    isOver,
    ruleset.conditions,
  )
}
