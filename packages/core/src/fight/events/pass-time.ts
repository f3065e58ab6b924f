import { elapse, somebodyDying } from '../elapse.ts'
import { aCount } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** Time passes between two fights, and nobody rests. */
export interface PassTime {
  readonly kind: 'pass-time'
  readonly minutes: number
}

/**
 * Handles the event `PassTime`.
 *
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185); 2012 playtest, Time
 */
export const passTime: EventHandler<PassTime> = {
  rule: 'resting',
  fields: { minutes: aCount },
  check: (now, { minutes }) =>
    firstRefusal(
      () => (now.state.phase.kind === 'no-combat' ? undefined : refuse('combat-on', 'resting')),
      () => somebodyDying(now),
      () => (minutes < 1 ? refuse('malformed', 'resting', { at: 'minutes', got: minutes, expected: 1 }) : undefined),
    ),
  perform: (play, { minutes }) => {
    const [first] = Object.keys(play.state.creatures)
    elapse(play, minutes)
    recordSteps(play, first ?? '', { kind: 'time-passed', rule: 'resting', values: { minutes } })
  },
  candidates: () => [{ kind: 'pass-time', minutes: 60 }],
}
