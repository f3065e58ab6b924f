import { SQUARE_FEET } from '../tables/measures.ts'
import { aCount, aCreature, aFlag, aListOf, anInteger, anObject, either, type Field, oneOf } from './fields.ts'
import { distanceFeet } from './places.ts'
import { creatureOf, type Now, othersOf } from './play.ts'
import type { Leg, Walk } from './state.ts'

/** A leg of a move. */
export const aLeg: Field = either(
  anObject({ kind: oneOf(['square']), x: anInteger, y: anInteger }),
  anObject({
    kind: oneOf(['feet']),
    feet: aCount,
    distances: aListOf(anObject({ to: aCreature, feet: aCount })),
    difficult: aFlag,
  }),
)

/** A walk with the movement of the turn; `other` holds the differences for other walks. */
export const walkOf = (creature: string, legs: readonly Leg[], other: Partial<Walk> = {}): Walk => ({
  creature,
  legs,
  speed: 'speed',
  manner: 'none',
  budgetFeet: 'turn',
  cause: 'movement',
  disengages: false,
  answered: false,
  ...other,
})

const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0)

/**
 * The single legs that a creature might go: to each square around it, or five feet nearer to or farther from another
 * creature.
 */
export function legsOf(now: Now, id: string): readonly Leg[] {
  const { place } = creatureOf(now, id)
  if (place.kind === 'grid') return AROUND.map(({ x, y }) => ({ kind: 'square', x: place.x + x, y: place.y + y }))
  return othersOf(now, id).flatMap((to) =>
    [SQUARE_FEET, -SQUARE_FEET].map((feet) => ({
      kind: 'feet',
      feet: SQUARE_FEET,
      distances: [{ to, feet: Math.max(0, distanceFeet(now.state, id, to) + feet) }],
      difficult: false,
    })),
  )
}
