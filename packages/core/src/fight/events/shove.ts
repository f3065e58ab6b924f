import type { Square } from '../../rules/movement/grid.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'
import { ABILITIES } from '../../vocabulary/abilities.ts'
import { gain, isImmune } from '../afflict.ts'
import { aCreature, aSquare, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { distanceFeet, isFree, spaceOf, withRange } from '../places.ts'
import { creatureOf, enemiesFirst, type Now, recordSteps, withCreature } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { mayFallOff } from '../settle.ts'
import type { FightState } from '../state.ts'
import { type Grip, gripObstacle, gripSucceeds } from '../unarmed.ts'
import { noAttackLeft, useAttack } from './attack.ts'

/** A creature shoves another one in place of an attack of its Attack action. */
export interface Shove extends Grip {
  readonly kind: 'shove'
  /** it pushes the target away or knocks it Prone */
  readonly effect: 'push' | 'prone'
  /** where a push ends on the grid; by default, the first free square farther away */
  readonly to?: Square
}

const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })))

/** The fight with the target pushed away; undefined if there is no space for it. */
function pushed({ ruleset, state }: Now, { creature, target, to }: Shove): FightState | undefined {
  const { unarmedStrike: rule } = ruleset
  const pushed = state.creatures[target]
  if (pushed === undefined || rule === 'none') return undefined
  const before = distanceFeet(state, creature, target)
  const { place } = pushed
  if (place.kind === 'ranges') {
    return { ...state, ranges: withRange(state.ranges, creature, target, before + rule.shoveFeet) }
  }
  const squares = rule.shoveFeet / SQUARE_FEET
  const landings =
    to === undefined ? AROUND.map(({ x, y }) => ({ x: place.x + x * squares, y: place.y + y * squares })) : [to]
  for (const { x, y } of landings) {
    const landing = { kind: 'grid', x, y } as const
    const space = spaceOf({ size: pushed.size, place: landing })
    const moved = withCreature(state, target, { place: landing })
    const along = Object.values(state.creatures).flatMap(({ id, riding }) =>
      id === target || (riding !== 'none' && riding.mount === target) ? [id] : [],
    )
    if (space === undefined || Math.max(Math.abs(x - place.x), Math.abs(y - place.y)) !== squares) continue
    if (distanceFeet(moved, creature, target) <= before || !isFree(state, space, along)) continue
    return along.reduce((all, id) => withCreature(all, id, { place: landing }), moved)
  }
  return undefined
}

/**
 * Handles the event `Shove`.
 *
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190); Playing the Game, Falling Off (page 16)
 */
export const shove: EventHandler<Shove> = {
  rule: 'unarmed-strike',
  fields: {
    creature: aCreature,
    target: aCreature,
    save: optional(oneOf(ABILITIES)),
    effect: oneOf(['push', 'prone']),
    to: optional(aSquare),
  },
  check: (now, event) =>
    firstRefusal(
      () => gripObstacle(now, event),
      () => noAttackLeft(now, event.creature),
      () =>
        creatureOf(now, event.target).riding !== 'none' && event.effect === 'push'
          ? refuse('mounted', 'falling-off', { creature: event.target })
          : undefined,
      () =>
        event.effect === 'push' && pushed(now, event) === undefined
          ? refuse('no-way-to-push', 'unarmed-strike', { creature: event.target })
          : undefined,
    ),
  perform: (play, event) => {
    const { creature, target, effect } = event
    useAttack(play, creature)
    const succeeds = gripSucceeds(play, event)
    recordSteps(play, creature, { kind: 'shove-tried', rule: 'unarmed-strike', values: { target, effect, succeeds } })
    if (!succeeds) return
    if (effect === 'prone') {
      if (!isImmune(play, target, 'prone')) gain(play, target, { condition: 'prone' })
      return
    }
    for (const { id, riding } of Object.values(play.state.creatures)) {
      if (riding !== 'none' && riding.mount === target) mayFallOff(play, id, 'mount-moved-against-its-will')
    }
    play.state = pushed(play, event) ?? play.state
  },
  candidates: (now, creature) =>
    enemiesFirst(now, creature).flatMap((target) =>
      (['push', 'prone'] as const).map((effect) => ({ kind: 'shove', creature, target, effect })),
    ),
}
