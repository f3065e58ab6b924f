import { requireRuleset } from '../rulesets/require-ruleset.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { isControlled } from './acting.ts'
import { refusalOf } from './apply.ts'
import { FIGHT_EVENT_KINDS, type FightEventKind } from './event-kinds.ts'
import { EVENTS, type FightEvent, handlerOf } from './events/index.ts'
import type { Now } from './play.ts'
import { type Refusal, refuse } from './refusal.ts'
import { mayTakeLegendaryAction } from './special-actions.ts'
import type { FightState } from './state.ts'

/**
 * Whether a creature can do something of a kind now: possible events, or all candidates, and why the first of them is
 * not possible.
 */
export type Legality = {
  readonly creature: string
  readonly kind: FightEventKind
  readonly events: readonly FightEvent[]
} & ({ readonly possible: true } | { readonly possible: false; readonly because: Refusal })

/**
 * Who can act: those that are offered a Reaction, or the creature whose turn it is and the mount it controls; between turns,
 * the creature that is next and those that may take a legendary action.
 */
export function actorsOf({ phase, offers, creatures }: FightState): readonly string[] {
  if (offers.length > 0) return [...new Set(offers.map(({ by }) => by))]
  if (phase.kind === 'between-turns') {
    const { next } = phase
    return [next, ...Object.keys(creatures).filter((id) => id !== next && mayTakeLegendaryAction(creatures[id]))]
  }
  if (phase.kind === 'no-combat') return Object.keys(creatures).slice(0, 1)
  const { riding = 'none' } = creatures[phase.of] ?? {}
  return riding !== 'none' && isControlled(creatures, riding.mount) ? [phase.of, riding.mount] : [phase.of]
}

/** What a creature can do of a kind now. */
function legality(now: Now, creature: string, kind: FightEventKind): Legality {
  const candidates = handlerOf(kind)?.candidates(now, creature) ?? []
  const judged = candidates.map((event) => ({ event, refusal: refusalOf(now, event) }))
  const events = judged.flatMap(({ event, refusal }) => (refusal === undefined ? [event] : []))
  if (events.length > 0) return { creature, kind, possible: true, events }
  const because = judged[0]?.refusal ?? refuse('none-granted', EVENTS[kind].rule)
  return { creature, kind, possible: false, because, events: candidates }
}

/**
 * Lists what is legal now, for the creature whose turn it is, for those that are offered a Reaction and, between turns,
 * for those that may take a legendary action: for each kind
 * of event, concrete events that `apply` accepts, or the reason why the first candidate is refused. It tries single
 * steps, attacks on everyone, and samples of what the GM or the players decide; it does not search longer moves.
 *
 * @source SRD 5.2.1, Playing the Game, Combat (page 13); 2012 playtest, Combat
 * @example
 * const fight = createFight({ creatures: [{ id: 'hero', side: 'heroes', place: { kind: 'grid', x: 0, y: 0 } }] })
 * const dodge = legal(srd521, fight).find(({ kind }) => kind === 'dodge')
 * dodge?.possible === false && dodge.because.code // => 'no-combat'
 * legal(srd521, fight).find(({ kind }) => kind === 'roll-initiative')?.possible // => true
 */
export function legal(ruleset: Ruleset, state: FightState): readonly Legality[] {
  const now = { ruleset: requireRuleset(ruleset), state }
  return actorsOf(state).flatMap((creature) => FIGHT_EVENT_KINDS.map((kind) => legality(now, creature, kind)))
}
