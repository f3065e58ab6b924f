import { canActTo } from '../rules/can-act.ts'
import { provokesDisengaged } from '../rules/disengage.ts'
import { draggingCostsExtra } from '../rules/grappling.ts'
import { fitInSquare, SQUARE_FEET, type Square } from '../rules/grid.ts'
import { gridStep } from '../rules/grid-step.ts'
import { movementCost } from '../rules/movement-cost.ts'
import { movingThrough } from '../rules/moving-around-creatures.ts'
import { opportunityAttack } from '../rules/opportunity-attack.ts'
import type { RuleStep } from '../rules/step.ts'
import type { MovementCircumstance } from '../tables/movement-costs.ts'
import type { MovementCause } from '../vocabulary/movement-causes.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import type { SpeedKind } from '../vocabulary/speeds.ts'
import { cannotAct } from './acting.ts'
import { aCount, aCreature, aFlag, aListOf, anInteger, anObject, either, type Field, oneOf } from './fields.ts'
import { creaturesIn, distanceFeet, includesSquare, isFree, spaceOf, squaresOf, withRange } from './places.ts'
import { creatureOf, creaturesOf, type Now, note, othersOf, type Play, spend, withCreature } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { afflicted, areEnemies, isIncapacitated, sees } from './senses.ts'
import { cannotMove, movementLeftFeet, speedOf } from './speed.ts'
import type { Creature, FightState, Offer } from './state.ts'
import { attacksOf } from './strike.ts'

/** One leg of a move: to an adjacent square, or so many feet to other distances. */
export type Leg =
  | ({ readonly kind: 'square' } & Square)
  | {
      readonly kind: 'feet'
      readonly feet: number
      /** the distances that it changes; all others stay */
      readonly distances: readonly { readonly to: string; readonly feet: number }[]
      readonly difficult: boolean
    }

/** A move, or what is left of one. */
export interface Walk {
  readonly creature: string
  readonly legs: readonly Leg[]
  readonly speed: SpeedKind
  /** climbing or swimming all the way; the ground says the rest */
  readonly manner: 'climbing' | 'swimming' | 'none'
  /** the feet that an action or a Reaction gives, or the movement of the turn */
  readonly budgetFeet: number | 'turn'
  readonly cause: Extract<MovementCause, 'movement' | 'action' | 'reaction'>
  /** the move is that of the Disengage action itself */
  readonly disengages: boolean
  /** what the first leg provokes has been taken or declined */
  readonly answered: boolean
}

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

/** A walk with the movement of the turn; other walks replace what is other about them. */
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

/** The single legs that a creature might go: to each square around it, or five feet nearer to or farther from another. */
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

/** The creatures that somebody grapples and takes along. */
const draggedBy = (now: Now, id: string): readonly Creature[] =>
  creaturesOf(now).filter(({ conditions }) =>
    conditions.some(({ condition, source }) => condition === 'grappled' && source === id),
  )

const ridersOf = (now: Now, id: string): readonly Creature[] =>
  creaturesOf(now).filter(({ riding }) => riding !== 'none' && riding.mount === id)

/** Where a leg leads: the state with the mover, its riders and whom it drags at their new places. */
function placed(now: Now, mover: Creature, leg: Leg): FightState {
  const along = [...ridersOf(now, mover.id), ...draggedBy(now, mover.id)]
  let { state } = now
  if (leg.kind === 'feet') {
    const moving = [mover.id, ...along.map(({ id }) => id)]
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
function circumstancesOf(now: Now, mover: Creature, walk: Walk, leg: Leg): readonly MovementCircumstance[] {
  const { ruleset, state } = now
  const all: MovementCircumstance[] = []
  if (walk.manner !== 'none') all.push(walk.manner)
  if (state.terrain.underwater && walk.manner !== 'swimming') all.push('swimming')
  if (speedOf(now, mover, walk.speed).crawlsBy.length > 0) all.push('crawling')
  if (draggedBy(now, mover.id).some(({ size }) => draggingCostsExtra(mover.size, size))) all.push('grappled')
  if (leg.kind === 'feet') return leg.difficult ? [...all, 'difficult-terrain'] : all
  const space = spaceOf({ size: mover.size, place: { kind: 'grid', x: leg.x, y: leg.y } })
  if (space === undefined) return all
  const rough = squaresOf(space).some((square) => includesSquare(state.terrain.difficult, square))
  const crowded = inTheWay(now, mover, leg).some(
    (other) => movingThrough(mover.size, wayOf(now, mover, other), ruleset.movingAroundCreatures).difficultTerrain,
  )
  return rough || crowded ? [...all, 'difficult-terrain'] : all
}

const wayOf = (now: Now, mover: Creature, other: Creature) => ({
  size: other.size,
  ally: !areEnemies(mover, other),
  incapacitated: isIncapacitated(now, other),
})

/** Whoever has its space where a leg leads, except those who move along. */
function inTheWay(now: Now, mover: Creature, to: Square): readonly Creature[] {
  const space = spaceOf({ size: mover.size, place: { kind: 'grid', ...to } })
  const along = [mover, ...ridersOf(now, mover.id), ...draggedBy(now, mover.id)].map(({ id }) => id)
  return space === undefined ? [] : creaturesIn(now.state, { ...space, x: to.x, y: to.y }, along)
}

/** A leg that can be gone: what it costs, where it leads, and the rules that said so. */
interface Gone {
  readonly ok: true
  readonly costFeet: number
  readonly state: FightState
  readonly steps: readonly RuleStep[]
}

const REFUSALS = {
  'not-adjacent': 'playing-on-a-grid',
  filled: 'playing-on-a-grid',
  corner: 'playing-on-a-grid',
  'not-enough-movement': 'movement-and-position',
} as const satisfies Record<string, RuleId>

/** The movement that a walk may still cost. */
const budgetOf = (now: Now, mover: Creature, { budgetFeet, speed }: Walk): number =>
  budgetFeet === 'turn' ? movementLeftFeet(now, mover, speed) : budgetFeet

function spaceRefusal(now: Now, mover: Creature, to: Square, last: boolean): Refusal | undefined {
  for (const other of inTheWay(now, mover, to)) {
    const { mayPass } = movingThrough(mover.size, wayOf(now, mover, other), now.ruleset.movingAroundCreatures)
    if (!mayPass) return refuse('space-of-another', 'moving-around-creatures', { creature: other.id })
    if (last && !fitInSquare([mover.size, other.size])) {
      return refuse('occupied', 'moving-around-creatures', { creature: other.id })
    }
  }
  return undefined
}

/** Why a leg of feet is not possible: distances that so short a way cannot change so much. */
function rangeRefusal(now: Now, id: string, leg: Leg & { readonly kind: 'feet' }): Refusal | undefined {
  for (const { to, feet } of leg.distances) {
    const before = to === id ? 0 : distanceFeet(now.state, id, to)
    if (to === id || Math.abs(feet - before) > leg.feet) {
      return refuse('impossible-distance', 'movement-and-position', { creature: to, got: feet, expected: before })
    }
  }
  return undefined
}

/** Goes the first leg of a walk, or says why it cannot be gone. */
function goLeg(now: Now, walk: Walk, leg: Leg, last: boolean): Gone | { readonly ok: false; readonly error: Refusal } {
  const mover = creatureOf(now, walk.creature)
  const { id, place } = mover
  const stop = (error: Refusal) => ({ ok: false, error }) as const
  const wrong = firstRefusal(
    () => cannotMove(now, mover, walk.speed),
    () => (mover.riding === 'none' ? undefined : refuse('mounted', 'mounting-and-dismounting', { creature: id })),
    () =>
      (place.kind === 'grid') === (leg.kind === 'square')
        ? undefined
        : refuse('malformed', 'movement-and-position', { creature: id, at: 'legs', got: leg.kind }),
    () => (leg.kind === 'feet' ? rangeRefusal(now, id, leg) : undefined),
  )
  if (wrong !== undefined) return stop(wrong)
  const { feet: costFeet, steps } = movementCost(
    {
      feet: leg.kind === 'square' ? SQUARE_FEET : leg.feet,
      circumstances: circumstancesOf(now, mover, walk, leg),
      speed: walk.speed,
    },
    now.ruleset.movement,
  )
  const movementLeftFeet = budgetOf(now, mover, walk)
  const space = spaceOf(mover)
  if (leg.kind === 'square' && space !== undefined) {
    const { refusals } = gridStep({ space, to: leg, costFeet, movementLeftFeet }, (square) =>
      includesSquare(now.state.terrain.filled, square),
    )
    const [code] = refusals
    if (code !== undefined) {
      return stop(refuse(code, REFUSALS[code], { creature: id, got: costFeet, expected: movementLeftFeet }))
    }
  } else if (costFeet > movementLeftFeet) {
    return stop(
      refuse('not-enough-movement', 'movement-and-position', {
        creature: id,
        got: costFeet,
        expected: movementLeftFeet,
      }),
    )
  }
  const state = placed(now, mover, leg)
  const refusal = firstRefusal(
    () => (leg.kind === 'square' ? spaceRefusal(now, mover, leg, last) : undefined),
    () => draggedRefusal(now, state, mover),
    () => approachRefusal(now, state, mover),
  )
  return refusal === undefined ? { ok: true, costFeet, state, steps } : stop(refusal)
}

/** Whom one drags needs a free space too. */
function draggedRefusal(now: Now, state: FightState, mover: Creature): Refusal | undefined {
  const along = draggedBy(now, mover.id).map(({ id }) => id)
  for (const id of along) {
    const dragged = state.creatures[id]
    const space = dragged === undefined ? undefined : spaceOf(dragged)
    if (space !== undefined && !isFree(state, space, [...along, mover.id])) {
      return refuse('occupied', 'grappled', { creature: id })
    }
  }
  return undefined
}

function approachRefusal(now: Now, state: FightState, mover: Creature): Refusal | undefined {
  for (const { id } of creaturesOf(now)) {
    if (id === mover.id) continue
    const [reason] = canActTo('approach', id, afflicted(mover), now.ruleset.conditions).reasons
    if (reason === undefined) continue
    if (distanceFeet(state, mover.id, id) < distanceFeet(now.state, mover.id, id)) {
      return refuse('frightened', reason.condition, { creature: id })
    }
  }
  return undefined
}

/** The state once a leg has been paid for. */
function paid(state: FightState, { creature, budgetFeet }: Walk, costFeet: number): FightState {
  const { spent } = state.creatures[creature] ?? {}
  if (spent === undefined || budgetFeet !== 'turn') return state
  return withCreature(state, creature, { spent: { ...spent, movementFeet: spent.movementFeet + costFeet } })
}

const afterLeg = (walk: Walk, costFeet: number): Walk => ({
  ...walk,
  legs: walk.legs.slice(1),
  budgetFeet: walk.budgetFeet === 'turn' ? 'turn' : walk.budgetFeet - costFeet,
  answered: false,
})

/** Why a walk is not possible from beginning to end, if nothing interrupts it. */
export function walkObstacle(now: Now, walk: Walk): Refusal | undefined {
  let { state } = now
  let left = walk
  if (walk.legs.length === 0) return cannotMove(now, creatureOf(now, walk.creature), walk.speed)
  for (let [leg] = left.legs; leg !== undefined; [leg] = left.legs) {
    const gone = goLeg({ ruleset: now.ruleset, state }, left, leg, left.legs.length === 1)
    if (!gone.ok) return gone.error
    state = paid(gone.state, left, gone.costFeet)
    left = afterLeg(left, gone.costFeet)
  }
  return undefined
}

/** The Opportunity Attacks that a leg provokes. The steps say what spares the mover, where it leaves a reach. */
function provoked(play: Play, walk: Walk, after: FightState): readonly Offer[] {
  const mover = creatureOf(play, walk.creature)
  const riders = ridersOf(play, mover.id)
  const { disengage, opportunityAttack: rule } = play.ruleset
  const disengaged = mover.spent.disengaged && !provokesDisengaged(walk.disengages, disengage)
  return creaturesOf(play).flatMap((watcher): readonly Offer[] => {
    if (watcher.id === mover.id || riders.includes(watcher) || watcher.gone !== 'no') return []
    const fromFeet = distanceFeet(play.state, watcher.id, mover.id)
    const toFeet = distanceFeet(after, watcher.id, mover.id)
    const reached = attacksOf(play, watcher).filter(
      ({ kinds, by, reachFeet }) =>
        kinds.includes('melee') && by !== 'spell' && fromFeet <= reachFeet && toFeet > reachFeet,
    )
    const [first] = reached
    if (first === undefined || watcher.vitals.life.kind === 'dead') return []
    const { provokes, steps } = opportunityAttack(
      { fromFeet, toFeet, cause: walk.cause, disengaged },
      {
        reachFeet: first.reachFeet,
        sees: sees(play, watcher.id, mover.id),
        hostile: areEnemies(watcher, mover),
        canReact: cannotAct(play, watcher.id, 'reaction') === undefined,
      },
      rule,
    )
    note(play, watcher.id, ...steps)
    if (!provokes) return []
    const against = [mover.id, ...riders.map(({ id }) => id)]
    return [{ kind: 'opportunity-attack', by: watcher.id, against, attacks: reached.map(({ id }) => id) }]
  })
}

/**
 * Goes on with a walk until it ends, cannot go on, or provokes an Opportunity Attack, which occurs right before the leg
 * that provokes it: then it waits in the state.
 */
export function walkOn(play: Play, walk: Walk): void {
  let left = walk
  for (let [leg] = left.legs; leg !== undefined; [leg] = left.legs) {
    const gone = goLeg(play, left, leg, left.legs.length === 1)
    if (!gone.ok) {
      note(play, walk.creature, { rule: gone.error.rule, given: { legs: left.legs.length }, result: { moves: false } })
      break
    }
    const offers = left.answered ? [] : provoked(play, left, gone.state)
    if (offers.length > 0) {
      play.state = {
        ...play.state,
        offers: [...play.state.offers, ...offers],
        pendingMove: { ...left, answered: true },
      }
      return
    }
    note(play, walk.creature, ...gone.steps)
    play.state = paid(gone.state, left, gone.costFeet)
    left = afterLeg(left, gone.costFeet)
  }
  play.state = { ...play.state, pendingMove: 'none' }
}

/** Spends movement of the turn on something that is no way. */
export const spendMovement = (play: Play, id: string, feet: number): void =>
  spend(play, id, { movementFeet: creatureOf(play, id).spent.movementFeet + feet })
