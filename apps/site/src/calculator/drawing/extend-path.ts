import type { Square } from '@rulestone/core'
import { COMPASS_STEPS, type Compass, directionTo, type PathStep } from '@rulestone/core/calculators/fields'

const beside = (from: Square, { direction }: PathStep): Square => ({
  x: from.x + COMPASS_STEPS[direction].x,
  y: from.y + COMPASS_STEPS[direction].y,
})

/** The squares of a path, from its start. */
function squaresOf(start: Square, steps: readonly PathStep[]): readonly Square[] {
  const squares = [start]
  for (const step of steps) squares.push(beside(squares.at(-1) ?? start, step))
  return squares
}

/** A path with one more step. */
export const withStep = (steps: readonly PathStep[], direction: Compass): readonly PathStep[] => [
  ...steps,
  { direction, difficult: false },
]

/** A path whose last step is toggled between normal and Difficult Terrain. */
export const withLastToggled = (steps: readonly PathStep[]): readonly PathStep[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, difficult: !step.difficult } : step))

/** How far a space must move along one axis to cover a square. */
const gap = (from: number, across: number, to: number): number =>
  to < from ? to - from : Math.max(0, to - (from + across - 1))

/**
 * A path after a square was clicked. It is extended to the square by the shortest route, diagonals first; if it already
 * passes through the square, it is cut there; if it already ends there, its last step toggles Difficult Terrain.
 *
 * @param start the north-western square of the space that moves
 * @param across the number of squares along each side of that space
 */
export function extendTo(
  start: Square,
  across: number,
  steps: readonly PathStep[],
  pressed: Square,
): readonly PathStep[] {
  const squares = squaresOf(start, steps)
  const end = squares.at(-1) ?? start
  const covers = (square: Square): boolean =>
    gap(square.x, across, pressed.x) === 0 && gap(square.y, across, pressed.y) === 0
  if (covers(end)) return withLastToggled(steps)
  const back = squares.findLastIndex(covers)
  if (back >= 0) return steps.slice(0, back)
  let x = gap(end.x, across, pressed.x)
  let y = gap(end.y, across, pressed.y)
  let extended = steps
  while (x !== 0 || y !== 0) {
    const step = { x: Math.sign(x), y: Math.sign(y) }
    const direction = directionTo({ x: 0, y: 0 }, step)
    if (direction === undefined) break
    extended = withStep(extended, direction)
    x -= step.x
    y -= step.y
  }
  return extended
}
