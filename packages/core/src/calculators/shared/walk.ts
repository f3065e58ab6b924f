import { difficultTerrainFrom, type TerrainFeature } from '../../rules/movement/difficult-terrain.ts'
import { type GridSpace, gridSpace, type Square, squaresOf } from '../../rules/movement/grid.ts'
import { type GridStepRefusal, gridStep } from '../../rules/movement/grid-step.ts'
import { movementCostFeet } from '../../rules/movement/movement-cost.ts'
import { type CreatureInTheWay, movingThrough } from '../../rules/movement/moving-around-creatures.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'
import type { MovementCircumstance } from '../../tables/movement/movement-costs.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import type { SpeedKind } from '../../vocabulary/speeds.ts'
import { isInSpace } from './drawing.ts'
import { COMPASS_STEPS, type PathStep } from './path.ts'

/** What pays for the steps of a turn, in feet. */
export interface MovesOfTurn {
  readonly ordinary: number
  /** how far an action moves the walker, in one go; none if an action adds to the ordinary move */
  readonly action: number
}

/** The walker, and how it moves. */
export interface Walker {
  readonly size: Size
  readonly moves: MovesOfTurn
  /** what makes the whole way cost more */
  readonly circumstances: readonly MovementCircumstance[]
  /** the speed that is used */
  readonly speed: SpeedKind
  /** what the marked steps enter */
  readonly terrain: TerrainFeature
}

/** What is on the grid: a creature, or terrain that fills its space. */
export interface InTheWay {
  readonly space: GridSpace
  readonly creature: CreatureInTheWay | 'none'
}

/** The differences between editions for a walk. */
export type WalkRules = RulesOf<'movement' | 'dragging' | 'movingAroundCreatures'>

/** A step that was taken. */
export interface Tread {
  /** where the walker is after it */
  readonly to: Square
  readonly costFeet: number
  readonly isDifficult: boolean
  /** whether its square is marked as something that is not Difficult Terrain for the walker */
  readonly isMarkedInVain: boolean
  /** whether it enters the other creature's space */
  readonly isThrough: boolean
  /** what pays for it, or that this turn's movement is not enough */
  readonly paidBy: keyof MovesOfTurn | 'later'
  /** the extra feet by the rule that adds or removes them */
  readonly extraFeet: ReadonlyMap<RuleId, number>
}

/** Why a path stops. */
export type Stop = Exclude<GridStepRefusal, 'not-enough-movement'> | 'creature'

/** A path that is walked. */
export interface Walk {
  readonly treads: readonly Tread[]
  /** what blocks the way after the last of them, if anything does */
  readonly stop: Stop | 'none'
}

const START = { x: 0, y: 0 }

/**
 * What pays for each step, one after the other. No step is paid from two moves; the ordinary move can be broken up
 * around that of an action, which is made in one go.
 */
function purse({ ordinary, action }: MovesOfTurn): (costFeet: number) => Tread['paidBy'] {
  const left = { ordinary, action }
  let last: Tread['paidBy'] = 'ordinary'
  let isActionOver = false
  return (costFeet) => {
    const order = last === 'action' ? (['action', 'ordinary'] as const) : (['ordinary', 'action'] as const)
    const payer = order.find((move) => left[move] >= costFeet && !(move === 'action' && isActionOver))
    isActionOver ||= last === 'action' && payer !== 'action'
    if (last === 'later' || payer === undefined) last = 'later'
    else {
      left[payer] -= costFeet
      last = payer
    }
    return last
  }
}

/** Walks a path from the square at column 0, row 0, until the way is blocked; the turn may end before. */
export function walk(
  path: readonly PathStep[],
  { size, moves, circumstances, speed, terrain }: Walker,
  inTheWay: readonly InTheWay[],
  rules: WalkRules,
): Walk {
  const treads: Tread[] = []
  const isFilled = (square: Square): boolean =>
    inTheWay.some(({ space, creature }) => creature === 'none' && isInSpace(square, space))
  let space = gridSpace({ size, ...START })
  const pay = purse(moves)
  for (const { direction, difficult } of path) {
    const way = COMPASS_STEPS[direction]
    const to = { x: space.x + way.x, y: space.y + way.y }
    const next = gridSpace({ size, ...to })
    const met = inTheWay.flatMap(({ space: taken, creature }) =>
      creature !== 'none' && squaresOf(next).some((square) => isInSpace(square, taken)) ? [creature] : [],
    )
    const features: TerrainFeature[] = [
      ...(difficult ? [terrain] : []),
      ...met.map((creature): TerrainFeature => ({ kind: 'creature', creature })),
    ]
    const found = difficultTerrainFrom({ features, size }, rules)
    const cost = movementCostFeet(
      {
        feet: SQUARE_FEET,
        circumstances: found.length > 0 ? [...circumstances, 'difficult-terrain'] : circumstances,
        speed,
      },
      rules,
    )
    const {
      value: { refusals },
    } = gridStep({ space, to, costFeet: cost.value, movementLeftFeet: cost.value, isFilled })
    const closed = refusals.find((refusal) => refusal !== 'not-enough-movement')
    if (closed !== undefined) return { treads, stop: closed }
    if (met.some((creature) => !movingThrough({ moverSize: size, creature }, rules).value.mayPass)) {
      return { treads, stop: 'creature' }
    }
    treads.push({
      to,
      costFeet: cost.value,
      isDifficult: found.length > 0,
      isMarkedInVain: difficult && !found.includes(terrain),
      isThrough: met.length > 0,
      paidBy: pay(cost.value),
      extraFeet: new Map(
        cost.steps.flatMap(({ rule, values }) => ('extraFeet' in values ? [[rule, values.extraFeet] as const] : [])),
      ),
    })
    space = next
  }
  return { treads, stop: 'none' }
}
