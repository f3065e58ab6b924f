import { draggingCost } from '../rules/combat/grappling.ts'
import { canActTo } from '../rules/conditions/can-act.ts'
import { fitInSquare, squaresOf } from '../rules/movement/grid.ts'
import { gridStep } from '../rules/movement/grid-step.ts'
import { movementCostFeet } from '../rules/movement/movement-cost.ts'
import { movingThrough } from '../rules/movement/moving-around-creatures.ts'
import type { MovementRuleStep } from '../rules/movement/steps.ts'
import { SQUARE_FEET } from '../tables/measures.ts'
import type { MovementCircumstance } from '../tables/movement/movement-costs.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { creaturesIn, distanceFeet, includesSquare, isFree, spaceOf, withRange } from './places.ts'
import { creatureOf, creaturesOf, type Now, withCreature } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { afflicted, areEnemies, isIncapacitated } from './senses.ts'
import { cannotMove, movementLeftFeet, speedOf } from './speed.ts'
import type { Creature, FightState, Leg, Walk } from './state.ts'

/** The creatures that a creature grapples and takes along. */
const draggedBy = (now: Now, id: string): readonly Creature[] =>
  creaturesOf(now).filter(({ conditions }) =>
    conditions.some(({ condition, source }) => condition === 'grappled' && source === id),
  )

/** The riders of a creature. */
export const ridersOf = (now: Now, id: string): readonly Creature[] =>
  creaturesOf(now).filter(({ riding }) => riding !== 'none' && riding.mount === id)

/** A creature that goes a leg, and whom that concerns. */
interface Moving {
  readonly mover: Creature
  /** the creatures that it drags */
  readonly dragged: readonly Creature[]
  /** its riders, those that it drags, and their riders */
  readonly along: readonly Creature[]
  /** the other creatures with a space at the destination */
  readonly inTheWay: readonly Creature[]
}

function movingTo(now: Now, mover: Creature, leg: Leg): Moving {
  const { id, size } = mover
  const dragged = draggedBy(now, id)
  const all = [...ridersOf(now, id), ...dragged, ...dragged.flatMap((one) => ridersOf(now, one.id))]
  const along = all.filter((one, index) => one.id !== id && all.indexOf(one) === index)
  const ids = [mover, ...along].map((one) => one.id)
  const space = leg.kind === 'square' ? spaceOf({ size, place: { kind: 'grid', x: leg.x, y: leg.y } }) : undefined
  return { mover, dragged, along, inTheWay: space === undefined ? [] : creaturesIn(now.state, space, ids) }
}

/** The destination of a leg: the state with the mover, its riders and those it drags at their new places. */
function placed(now: Now, { mover, along }: Moving, leg: Leg): FightState {
  const moving = [mover.id, ...along.map(({ id }) => id)]
  let { state } = now
  for (const { id, riding } of along) {
    if (riding !== 'none' && !moving.includes(riding.mount)) state = withCreature(state, id, { riding: 'none' })
  }
  if (leg.kind === 'feet') {
    for (const { to, feet } of leg.distances) {
      if (moving.includes(to)) continue
      for (const id of moving) state = { ...state, ranges: withRange(state.ranges, id, to, feet) }
    }
    return state
  }
  if (mover.place.kind !== 'grid') return state
  const { x, y } = mover.place
  for (const one of [mover, ...along]) {
    if (one.place.kind !== 'grid') continue
    const place = { kind: 'grid', x: one.place.x + leg.x - x, y: one.place.y + leg.y - y } as const
    state = withCreature(state, one.id, { place })
  }
  return state
}

/** What makes the first leg of a walk cost more. */
function circumstancesOf(
  now: Now,
  { mover, dragged, inTheWay }: Moving,
  walk: Walk,
  leg: Leg,
): readonly MovementCircumstance[] {
  const { ruleset, state } = now
  const all: MovementCircumstance[] = []
  if (walk.manner !== 'none') all.push(walk.manner)
  if (state.terrain.underwater && walk.manner !== 'swimming') all.push('swimming')
  if (speedOf(now, mover, walk.speed).crawlReasons.length > 0) all.push('crawling')
  const slows = ({ size }: Creature) =>
    draggingCost({ grapplerSize: mover.size, grappledSize: size }, ruleset) !== 'nothing'
  if (dragged.some(slows)) all.push('grappled')
  if (leg.kind === 'feet') return leg.difficult ? [...all, 'difficult-terrain'] : all
  const space = spaceOf({ size: mover.size, place: { kind: 'grid', x: leg.x, y: leg.y } })
  if (space === undefined) return all
  const rough = squaresOf(space).some((square) => includesSquare(state.terrain.difficult, square))
  const crowded = inTheWay.some(
    (other) =>
      movingThrough({ moverSize: mover.size, creature: wayOf(now, mover, other) }, ruleset).value.difficultTerrain,
  )
  return rough || crowded ? [...all, 'difficult-terrain'] : all
}

const wayOf = (now: Now, mover: Creature, other: Creature) => ({
  size: other.size,
  ally: !areEnemies(mover, other),
  incapacitated: isIncapacitated(now, other),
})

/** A possible leg: its cost, its destination, and the rules that apply. */
interface Gone {
  readonly ok: true
  readonly costFeet: number
  readonly state: FightState
  readonly steps: readonly MovementRuleStep[]
}

const REFUSALS = {
  'not-adjacent': 'playing-on-a-grid',
  filled: 'playing-on-a-grid',
  corner: 'playing-on-a-grid',
  'not-enough-movement': 'movement-and-position',
} as const satisfies Record<string, RuleId>

/** More than any creature moves. */
const UNLIMITED_FEET = 1_000_000

/** The movement left for a walk. */
function budgetOf(now: Now, mover: Creature, { budgetFeet, speed, overruled }: Walk): number {
  if (overruled) return UNLIMITED_FEET
  return budgetFeet === 'turn' ? movementLeftFeet(now, mover, speed) : budgetFeet
}

function spaceRefusal(now: Now, { mover, inTheWay }: Moving, last: boolean): Refusal | undefined {
  for (const other of inTheWay) {
    const {
      value: { mayPass },
    } = movingThrough({ moverSize: mover.size, creature: wayOf(now, mover, other) }, now.ruleset)
    if (!mayPass) return refuse('space-of-another', 'moving-around-creatures', { creature: other.id })
    if (last && !fitInSquare([mover.size, other.size])) {
      return refuse('occupied', 'moving-around-creatures', { creature: other.id })
    }
  }
  return undefined
}

/** Why a leg of feet is not possible: the distances would change more than the leg is long. */
function rangeRefusal(now: Now, id: string, leg: Leg & { readonly kind: 'feet' }): Refusal | undefined {
  for (const { to, feet } of leg.distances) {
    const before = to === id ? 0 : distanceFeet(now.state, id, to)
    if (to === id || Math.abs(feet - before) > leg.feet) {
      return refuse('impossible-distance', 'movement-and-position', { creature: to, got: feet, expected: before })
    }
  }
  return undefined
}

/** Resolves the first leg of a walk, or returns why it is not possible. */
export function goLeg(
  now: Now,
  walk: Walk,
  leg: Leg,
  last: boolean,
): Gone | { readonly ok: false; readonly error: Refusal } {
  const mover = creatureOf(now, walk.creature)
  const { id, place } = mover
  const stop = (error: Refusal) => ({ ok: false, error }) as const
  const wrong = firstRefusal(
    () => (walk.overruled ? undefined : cannotMove(now, mover, walk.speed)),
    () => (mover.riding === 'none' ? undefined : refuse('mounted', 'mounting-and-dismounting', { creature: id })),
    () =>
      (place.kind === 'grid') === (leg.kind === 'square')
        ? undefined
        : refuse('malformed', 'movement-and-position', { creature: id, at: 'legs', got: leg.kind }),
    () => (leg.kind === 'feet' ? rangeRefusal(now, id, leg) : undefined),
  )
  if (wrong !== undefined) return stop(wrong)
  const moving = movingTo(now, mover, leg)
  const { value: costFeet, steps } = movementCostFeet(
    {
      feet: leg.kind === 'square' ? SQUARE_FEET : leg.feet,
      circumstances: circumstancesOf(now, moving, walk, leg),
      speed: walk.speed,
    },
    now.ruleset,
  )
  const movementLeftFeet = budgetOf(now, mover, walk)
  const space = spaceOf(mover)
  if (leg.kind === 'square' && space !== undefined) {
    const {
      value: { refusals },
    } = gridStep({
      space,
      to: leg,
      costFeet,
      movementLeftFeet,
      isFilled: (square) => includesSquare(now.state.terrain.filled, square),
    })
    const [code] = refusals
    if (code !== undefined) {
      return stop(refuse(code, REFUSALS[code], { creature: id, got: movementLeftFeet, expected: costFeet }))
    }
  } else if (costFeet > movementLeftFeet) {
    return stop(
      refuse('not-enough-movement', 'movement-and-position', {
        creature: id,
        got: movementLeftFeet,
        expected: costFeet,
      }),
    )
  }
  const state = placed(now, moving, leg)
  const refusal = firstRefusal(
    () => spaceRefusal(now, moving, last),
    () => draggedRefusal(state, moving),
    () => (walk.overruled ? undefined : approachRefusal(now, state, mover)),
  )
  return refusal === undefined ? { ok: true, costFeet, state, steps } : stop(refusal)
}

/** A dragged creature needs a free space too. */
function draggedRefusal(state: FightState, { mover, dragged, along }: Moving): Refusal | undefined {
  const moving = [mover, ...along].map(({ id }) => id)
  for (const { id } of dragged) {
    const arrived = state.creatures[id]
    const space = arrived === undefined ? undefined : spaceOf(arrived)
    if (space !== undefined && !isFree(state, space, moving)) {
      return refuse('occupied', 'grappled', { creature: id })
    }
  }
  return undefined
}

function approachRefusal(now: Now, state: FightState, mover: Creature): Refusal | undefined {
  const sources = mover.conditions.map(({ source }) => source)
  for (const { id } of creaturesOf(now)) {
    if (id === mover.id || !sources.includes(id)) continue
    const [reason] = canActTo({ creature: afflicted(mover), what: 'approach', to: id }, now.ruleset).reasons
    if (reason === undefined) continue
    if (distanceFeet(state, mover.id, id) < distanceFeet(now.state, mover.id, id)) {
      return refuse('frightened', reason.condition, { creature: id })
    }
  }
  return undefined
}

/** The state once a leg has been paid for. */
export function paid(state: FightState, { creature, budgetFeet }: Walk, costFeet: number): FightState {
  const { spent } = state.creatures[creature] ?? {}
  if (spent === undefined || budgetFeet !== 'turn') return state
  return withCreature(state, creature, { spent: { ...spent, movementFeet: spent.movementFeet + costFeet } })
}

/** The rest of a walk after its first leg. */
export const afterLeg = (walk: Walk, costFeet: number): Walk => ({
  ...walk,
  legs: walk.legs.slice(1),
  budgetFeet: walk.budgetFeet === 'turn' ? 'turn' : walk.budgetFeet - costFeet,
  answered: false,
})
