import { ABILITIES } from '../../vocabulary/abilities.ts'
import { gain } from '../afflict.ts'
import { aCreature, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, enemiesFirst, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { type Grip, gripObstacle, gripSucceeds } from '../unarmed.ts'
import { noAttackLeft, useAttack } from './attack.ts'

/** A creature grapples another one in place of an attack of its Attack action. */
export interface Grapple extends Grip {
  readonly kind: 'grapple'
}

/**
 * Handles the event `Grapple`.
 *
 * @source SRD 5.2.1, Rules Glossary, Grappling (page 182), Unarmed Strike (page 190)
 */
export const grapple: EventHandler<Grapple> = {
  rule: 'grappling',
  fields: { creature: aCreature, target: aCreature, save: optional(oneOf(ABILITIES)) },
  check: (now, event) => {
    const { creature, target } = event
    return firstRefusal(
      () => gripObstacle(now, event),
      () => noAttackLeft(now, creature),
      () =>
        creatureOf(now, target).conditions.some(
          ({ condition, source }) => condition === 'grappled' && source === creature,
        )
          ? refuse('already-grappled', 'grappling', { creature: target })
          : undefined,
    )
  },
  perform: (play, event) => {
    const { creature, target } = event
    useAttack(play, creature)
    const grappled = gripSucceeds(play, event)
    recordSteps(play, creature, { kind: 'grapple-tried', rule: 'grappling', values: { target, grappled } })
    if (grappled) gain(play, target, { condition: 'grappled', source: creature })
  },
  candidates: (now, creature) => enemiesFirst(now, creature).map((target) => ({ kind: 'grapple', creature, target })),
}
