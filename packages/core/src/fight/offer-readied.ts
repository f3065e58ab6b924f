import { cannotAct } from './acting.ts'
import type { FightEventKind } from './event-kinds.ts'
import type { FightEvent } from './events/index.ts'
import { creaturesOf, type Play, recordSteps } from './play.ts'
import { sees } from './senses.ts'
import type { FightState, Offer } from './state.ts'

/** What an event has finished: itself, or the move that had waited for it. */
function finished(
  play: Play,
  event: FightEvent,
  { pendingMove }: FightState,
): readonly { readonly event: FightEventKind; readonly by: string }[] {
  if (play.state.pendingMove !== 'none') return []
  const waited = pendingMove === 'none' ? [] : [{ event: 'move' as const, by: pendingMove.creature }]
  return 'creature' in event ? [...waited, { event: event.kind, by: event.creature }] : waited
}

/**
 * Offers what creatures have readied, once its trigger has finished. A trigger must be perceived: its creature is seen.
 */
export function offerReadied(play: Play, event: FightEvent, before: FightState): void {
  if (creaturesOf(play).every(({ readied }) => readied === 'none')) return
  const triggers = finished(play, event, before)
  const offers = creaturesOf(play).flatMap(({ id, readied }): readonly Offer[] => {
    if (readied === 'none' || cannotAct(play, id, 'reaction') !== undefined) return []
    const trigger = triggers.find(
      (one) =>
        one.by !== id &&
        one.event === readied.trigger.event &&
        (readied.trigger.by === 'anyone' || readied.trigger.by === one.by) &&
        sees(play, id, one.by),
    )
    const offered = play.state.offers.some(({ kind, by }) => kind === 'readied' && by === id)
    if (trigger === undefined || offered) return []
    recordSteps(play, id, {
      kind: 'readied-action-triggered',
      rule: 'ready',
      values: { event: trigger.event, by: trigger.by },
    })
    return [{ kind: 'readied', by: id, triggeredBy: trigger.by }]
  })
  if (offers.length > 0) play.state = { ...play.state, offers: [...play.state.offers, ...offers] }
}
