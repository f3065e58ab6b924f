import { reactionsFirst } from '../acting.ts'
import { aCount, aCreature, aNotation, either } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { restore, revive, rollNotation } from '../harm.ts'
import { creatureOf, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** A creature regains Hit Points. The spell or other action that heals is a separate event. */
export interface Heal {
  readonly kind: 'heal'
  readonly creature: string
  /** a number, or dice notation */
  readonly points: number | string
}

/**
 * Handles the event `Heal`.
 *
 * @source SRD 5.2.1, Playing the Game, Healing (page 17); 2012 playtest, Healing
 */
export const heal: EventHandler<Heal> = {
  rule: 'healing',
  fields: { creature: aCreature, points: either(aCount, aNotation) },
  check: (now, { creature }) =>
    firstRefusal(
      () => reactionsFirst(now),
      () => (creatureOf(now, creature).vitals.life.kind === 'dead' ? refuse('dead', 'dead', { creature }) : undefined),
    ),
  perform: (play, { creature, points }) => {
    const rolled = typeof points === 'number' ? points : Math.max(0, rollNotation(play, points))
    if (typeof points === 'string') {
      recordSteps(play, creature, { kind: 'healing-rolled', rule: 'dice', values: { points, rolled } })
    }
    if (play.overruled) revive(play, creature)
    restore(play, creature, rolled)
  },
  candidates: (now, creature) => {
    const alive = Object.values(now.state.creatures).filter(({ vitals }) => vitals.life.kind !== 'dead')
    const ids = alive.length > 0 ? alive.map(({ id }) => id) : [creature]
    return ids.map((id) => ({ kind: 'heal', creature: id, points: '1d8+2' }))
  },
}
