import { answerOf } from './child.ts'
import { duration, MACHINE, table, verdict } from './markdown.ts'
import { median } from './measure.ts'
import { GROUNDS, type Ground } from './skirmish.ts'

/** A skirmish, and the CPU time that one of its events takes. */
export interface FightTimes {
  readonly events: number
  readonly milliseconds: number
}

const ROUNDS = 5

/** Events a second on each ground. */
const GOAL = 50_000

/** How many events of a fight are applied in a second. */
export function fight(): string {
  const rows = GROUNDS.map((ground: Ground) => {
    const rounds = Array.from({ length: ROUNDS }, () => answerOf<FightTimes>('fight.worker.ts', [ground]))
    const milliseconds = median(rounds.map((round) => round.milliseconds))
    const perSecond = 1000 / milliseconds
    const goal = `${Math.round(perSecond)} (≥ ${GOAL}: ${verdict(perSecond >= GOAL)})`
    return [ground, `${rounds[0]?.events}`, duration(milliseconds), goal]
  })
  return [
    'Four heroes fight four orcs to the end: turns, moves, attacks, Opportunity Attacks, spells with saving throws, and Death',
    'Saving Throws. The events of the whole fight are applied again and again by `replay`.',
    '',
    table(['place', 'events of the fight', 'time of an event', 'events a second'], rows),
    '',
    `${MACHINE}; CPU time, median of ${ROUNDS} rounds.`,
  ].join('\n')
}
