import { type Compass, directionTo, type PathStep, WAYS } from '@rulestone/core/calculators/shared/path'

/** A place on the grid: its column and row. */
export interface Place {
  readonly x: number
  readonly y: number
}

const beside = (from: Place, { direction }: PathStep): Place => ({
  x: from.x + WAYS[direction].x,
  y: from.y + WAYS[direction].y,
})

/** The squares of a path, the one it begins in first. */
export function placesOf(start: Place, steps: readonly PathStep[]): readonly Place[] {
  const places = [start]
  for (const step of steps) places.push(beside(places.at(-1) ?? start, step))
  return places
}

/** A step in a direction added. */
export const withStep = (steps: readonly PathStep[], direction: Compass): readonly PathStep[] => [
  ...steps,
  { direction, difficult: false },
]

/** The last step entering Difficult Terrain, or no longer. */
export const withLastToggled = (steps: readonly PathStep[]): readonly PathStep[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, difficult: !step.difficult } : step))

/** How far a stretch of squares has to go along one axis to cover a square. */
const gap = (from: number, across: number, to: number): number =>
  to < from ? to - from : Math.max(0, to - (from + across - 1))

/**
 * A path after a square was pressed: on to it by the shortest route, diagonals first; back to it where the path has been
 * there; where it ends there, its last step enters Difficult Terrain or no longer.
 *
 * @param start where the path begins: the north-western square of a space
 * @param across how many squares along each side that space has
 */
export function extendTo(
  start: Place,
  across: number,
  steps: readonly PathStep[],
  pressed: Place,
): readonly PathStep[] {
  const places = placesOf(start, steps)
  const end = places.at(-1) ?? start
  const covers = (place: Place): boolean =>
    gap(place.x, across, pressed.x) === 0 && gap(place.y, across, pressed.y) === 0
  if (covers(end)) return withLastToggled(steps)
  const back = places.findLastIndex(covers)
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
