import type { ConditionDuration } from '../rules/conditions/condition-duration.ts'
import type { AnyCondition } from '../vocabulary/conditions.ts'
import { gain, isImmune } from './afflict.ts'
import { aCount, aCreature, anObject, aText, oneOf, optional } from './fields.ts'
import { creatureOf, type Now, type Play, recordSteps, update } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'

/** A condition that something gives to a creature. */
export interface GivenToCreature {
  readonly creature: string
  readonly condition: AnyCondition
  /** levels of a cumulative condition; 1 by default */
  readonly level?: number
  /** the creature or thing that it comes from */
  readonly source?: string
  /** by default, until something ends it */
  readonly duration?: ConditionDuration
  /** the creature whose Concentration maintains it, which is also its source */
  readonly concentration?: string
  /** of Grappled: the DC to escape, if the stat block of the grappler names one */
  readonly escapeDc?: number
}

/** The fields of a condition that is given. */
export const GIVEN_CONDITION_FIELDS = {
  condition: aText,
  level: optional(aCount),
  source: optional(aText),
  duration: optional(anObject({ turns: aCount, at: oneOf(['start', 'end']), of: aCreature })),
  concentration: optional(aCreature),
  escapeDc: optional(aCount),
} as const

/** Why nobody can be given a condition. */
export const conditionObstacle = (
  now: Now,
  { condition, level = 1, duration, concentration }: Omit<GivenToCreature, 'creature'>,
): Refusal | undefined =>
  firstRefusal(
    () =>
      now.ruleset.conditions.list.includes(condition)
        ? undefined
        : refuse('no-such-condition', 'condition', { at: 'condition', got: condition }),
    () => (level < 1 ? refuse('malformed', 'condition', { at: 'level', got: level, expected: 1 }) : undefined),
    () =>
      duration !== undefined && duration.turns < 1
        ? refuse('malformed', 'condition', { at: 'duration', got: duration.turns, expected: 1 })
        : undefined,
    () =>
      concentration !== undefined && creatureOf(now, concentration).concentration === 'none'
        ? refuse('not-concentrating', 'concentration', { creature: concentration })
        : undefined,
  )

/** Gives a condition to a creature, for its duration. */
export function give(
  play: Play,
  { creature, condition, level, source, duration, concentration, escapeDc }: GivenToCreature,
): void {
  const { maximumLevel = 1 } = play.ruleset.conditions.rows[condition] ?? {}
  // Levels add up, whatever their source.
  const from = maximumLevel > 1 ? undefined : (concentration ?? source)
  const immune = isImmune(play, creature, condition)
  gain(play, creature, {
    condition,
    ...(level === undefined ? {} : { level }),
    ...(from === undefined ? {} : { source: from }),
    ...(duration === undefined ? {} : { duration }),
    ...(escapeDc === undefined ? {} : { escapeDc }),
  })
  if (concentration === undefined || immune) return
  const { concentration: held } = creatureOf(play, concentration)
  if (held === 'none') return
  if (held.conditions.some((one) => one.creature === creature && one.condition === condition)) return
  update(play, concentration, {
    concentration: { ...held, conditions: [...held.conditions, { creature, condition }] },
  })
  recordSteps(play, concentration, {
    kind: 'condition-held',
    rule: 'concentration',
    values: { effect: held.effect, condition },
  })
}
