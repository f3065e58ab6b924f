import { interruptLongRest, startLongRest } from '../../rules/resting/long-rest.ts'
import { interruptsRest, type RestEvent } from '../../rules/resting/rest-interruptions.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { Step } from '../long-rest.steps.ts'

const MINUTES_PER_HOUR = 60

/** What can happen during a rest; a spell has level 1, and exertion lasts an hour. */
const EVENTS = {
  initiative: { kind: 'initiative' },
  attack: { kind: 'attack' },
  damage: { kind: 'damage', damage: 1 },
  cantrip: { kind: 'spell', level: 0 },
  spell: { kind: 'spell', level: 1 },
  exertion: { kind: 'exertion', minutes: MINUTES_PER_HOUR },
} as const satisfies Readonly<Record<string, RestEvent>>

/** What can interrupt a rest, as options of a field. */
export const INTERRUPTIONS = ['none', 'initiative', 'attack', 'damage', 'cantrip', 'spell', 'exertion'] as const

/** A Long Rest during which something can happen. */
export interface DisturbedRest {
  readonly interruption: (typeof INTERRUPTIONS)[number]
  /** hours rested when it happens */
  readonly rested: number
  readonly times: number
}

/** The duration of a Long Rest, in hours. */
export interface LongRestTime {
  readonly hours: number
  /** from the interruption on, if there was one */
  readonly left?: number
  readonly steps: readonly Step[]
}

/** The total duration of a Long Rest, how much of it is left after an interruption, and why. */
export function longRestTime(
  { interruption, rested, times }: DisturbedRest,
  edition: RulesOf<'shortRest' | 'longRest'>,
  rule: RuleId,
): LongRestTime {
  const start = startLongRest(edition)
  const hoursOf = (minutes: number): number => minutes / MINUTES_PER_HOUR
  if (interruption === 'none') return { hours: hoursOf(start.neededMinutes), steps: [] }
  const event = interruption
  if (!interruptsRest({ rest: 'long', event: EVENTS[interruption] }, edition)) {
    return { hours: hoursOf(start.neededMinutes), steps: [{ kind: 'goes-on', rule, values: { event } }] }
  }
  let progress = { ...start, restedMinutes: rested * MINUTES_PER_HOUR }
  const { shortRest } = interruptLongRest(progress, edition)
  for (let count = 0; count < times; count += 1) progress = interruptLongRest(progress, edition).progress
  const hours = hoursOf(progress.neededMinutes)
  const left = hoursOf(progress.neededMinutes - progress.restedMinutes)
  const values = { event, rested, times, hours, left }
  const steps: Step[] = [{ kind: edition.longRest.interrupted.rest, rule, values }]
  if (shortRest) steps.push({ kind: 'as-short-rest', rule: 'short-rest', values: { rested } })
  return { hours, left, steps }
}
