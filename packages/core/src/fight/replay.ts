import { seededRandom } from '../dice/random.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { apply } from './apply.ts'
import type { FightEvent } from './events/index.ts'
import type { Refusal } from './refusal.ts'
import type { FightState } from './state.ts'
import type { FightStep } from './steps.ts'

/** A fight after its events. */
export interface Replayed {
  readonly state: FightState
  /** the steps of each event */
  readonly steps: readonly (readonly FightStep[])[]
}

/** Why a fight cannot be replayed: the index of the first refused event, from 0, and its refusal. */
export interface NotReplayed extends Refusal {
  readonly event: number
}

/**
 * A fight after its events, with the dice of a seed: the same events and seed give the same fight. To undo an event,
 * replay without it.
 *
 * @example
 * const fight = createFight({ creatures: [{ id: 'hero', side: 'heroes', place: { kind: 'grid', x: 0, y: 0 } }] })
 * const events = [{ kind: 'roll-initiative' }, { kind: 'begin-turn', creature: 'hero' }] as const
 * expectOk(replay(srd521, fight, events, 'seed')).state.phase // => { kind: 'turn', of: 'hero' }
 * expectError(replay(srd521, fight, events.slice(1), 'seed')).event // => 0
 */
export function replay(
  ruleset: Ruleset,
  start: FightState,
  events: readonly FightEvent[],
  seed: string,
): Result<Replayed, NotReplayed> {
  const dice = seededRandom(seed)
  const steps: (readonly FightStep[])[] = []
  let state = start
  for (const [event, one] of events.entries()) {
    const applied = apply(ruleset, state, one, dice)
    if (!applied.ok) return fail({ event, ...applied.error })
    state = applied.value.state
    steps.push(applied.value.steps)
  }
  return ok({ state, steps })
}
