import type { FightEvent } from '@rulestone/core'
import { applyAct, DICE_TO_COME, type Snapshot } from '../snapshots.ts'

/**
 * Events with the GM's word wherever the rules refuse one of them; undefined if that makes no difference, because they
 * are possible anyway or mean nothing.
 */
export function overruled(snapshot: Snapshot, events: readonly FightEvent[]): readonly FightEvent[] | undefined {
  // Copies tell the same event twice apart.
  let allowed = events.map((event) => ({ ...event }))
  for (;;) {
    const attempt = applyAct(snapshot, { events: allowed }, DICE_TO_COME)
    if (attempt.ok) return allowed.some((event) => event.overruled) ? allowed : undefined
    const refused = attempt.error.event
    if (refused.overruled === true) return undefined
    allowed = allowed.map((event) => (event === refused ? { ...event, overruled: true } : event))
  }
}
