import { FROM_0, requireInteger } from '../../bounds.ts'
import type { WithSteps } from '../../steps/step.ts'
import { type GridSpace, type Square, squaresBetween, squaresOf } from './grid.ts'
import { requireSpace } from './require-space.ts'
import type { MovementRuleStep } from './steps.ts'

/** Why a step on the grid is not possible. */
export type GridStepRefusal = 'not-adjacent' | 'filled' | 'corner' | 'not-enough-movement'

/** A step to an adjacent square. */
export interface GridStep {
  readonly space: GridSpace
  /** the square of its lowest column and row after the step */
  readonly to: Square
  /** the cost of entering: 5 feet, 10 in Difficult Terrain, more with other effects */
  readonly costFeet: number
  readonly movementLeftFeet: number
  /** whether a terrain feature fills a square; other creatures are not terrain */
  readonly isFilled: (square: Square) => boolean
}

/** Whether a step on the grid is possible. */
export interface GridStepAnswer {
  readonly possible: boolean
  /** every reason against it */
  readonly refusals: readonly GridStepRefusal[]
}

/** Every reason in the order of the rules: the square, its corners, its cost. */
function refusalsOf({ space, to, costFeet, movementLeftFeet, isFilled }: GridStep): readonly GridStepRefusal[] {
  if (squaresBetween({ from: { ...space, across: 1 }, to: { ...to, across: 1 } }) !== 1) return ['not-adjacent']
  const refusals: GridStepRefusal[] = []
  const column = to.x - space.x
  const row = to.y - space.y
  const entered = squaresOf({ ...to, across: space.across })
  if (entered.some(isFilled)) refusals.push('filled')
  const beside = ({ x, y }: Square) => isFilled({ x: x + column, y }) || isFilled({ x, y: y + row })
  if (column !== 0 && row !== 0 && squaresOf(space).some(beside)) refusals.push('corner')
  if (costFeet > movementLeftFeet) refusals.push('not-enough-movement')
  return refusals
}

/**
 * Whether a creature can step to an adjacent square: it must have enough movement left to enter, no terrain may fill
 * the square, and a diagonal may not cross the corner of terrain that fills its space.
 *
 * @throws RangeError if a coordinate or a number of feet is not an integer, or the feet are negative
 * @source SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
 * @example
 * gridStep({ space: { x: 0, y: 0, across: 1 }, to: { x: 1, y: 1 }, costFeet: 5, movementLeftFeet: 30, isFilled: () => false }).value.refusals // => []
 * gridStep({ space: { x: 0, y: 0, across: 1 }, to: { x: 1, y: 1 }, costFeet: 5, movementLeftFeet: 30, isFilled: ({ y }) => y === 0 }).value.refusals // => ['corner']
 */
export function gridStep(step: GridStep): WithSteps<GridStepAnswer, MovementRuleStep> {
  const { costFeet, movementLeftFeet } = step
  requireSpace('space', step.space)
  requireSpace('to', { ...step.to, across: 1 })
  requireInteger('costFeet', costFeet, FROM_0)
  requireInteger('movementLeftFeet', movementLeftFeet, FROM_0)
  const refusals = refusalsOf(step)
  const possible = refusals.length === 0
  const values = { x: step.to.x, y: step.to.y, costFeet, movementLeftFeet, mayEnter: possible }
  return { value: { possible, refusals }, steps: [{ kind: 'square-entered', rule: 'playing-on-a-grid', values }] }
}
