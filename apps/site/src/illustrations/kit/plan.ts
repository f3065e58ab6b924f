import { type GridSpace, gridDistanceFeet, type Square } from '@rulestone/core'
import { SQUARE_FEET } from '@rulestone/core/measures'
import type { Element } from 'hast'
import { box, circle, type Dot, path, short } from './shapes.ts'

/** A grid seen from above: its first square has its corner at a point of the drawing. */
export interface Plan {
  readonly corner: Dot
  readonly columns: number
  readonly rows: number
  /** the side of a square, in units of the drawing */
  readonly side: number
}

/** The middle of a space. */
export const middleOf = ({ corner, side }: Plan, { x, y, across = 1 }: Square & { readonly across?: number }): Dot => ({
  x: corner.x + (x + across / 2) * side,
  y: corner.y + (y + across / 2) * side,
})

/** Every square of a plan. */
export const squaresOf = ({ columns, rows }: Plan): readonly Square[] =>
  Array.from({ length: columns * rows }, (_, index) => ({ x: index % columns, y: Math.floor(index / columns) }))

/** The squares of a plan at a distance from a space. */
export const squaresAt = (plan: Plan, space: GridSpace, feet: number): readonly Square[] =>
  squaresOf(plan).filter((square) => gridDistanceFeet({ from: space, to: { ...square, across: 1 } }) === feet)

/** The lines of the grid. */
export const gridOf = ({ corner: { x, y }, columns, rows, side }: Plan): Element =>
  path(
    'grid',
    [
      ...Array.from(
        { length: columns + 1 },
        (_, index) => `M${short(x + index * side)} ${short(y)}v${short(rows * side)}`,
      ),
      ...Array.from(
        { length: rows + 1 },
        (_, index) => `M${short(x)} ${short(y + index * side)}h${short(columns * side)}`,
      ),
    ].join(''),
  )

/** Squares of one kind as one path, row by row. */
export function filledSquares(kind: string, { corner, side }: Plan, squares: readonly Square[]): Element {
  const runs: { x: number; y: number; long: number }[] = []
  for (const { x, y } of squares) {
    const last = runs.at(-1)
    if (last?.y === y && last.x + last.long === x) last.long += 1
    else runs.push({ x, y, long: 1 })
  }
  const data = runs.map(({ x, y, long }) => {
    const wide = short(long * side)
    return `M${short(corner.x + x * side)} ${short(corner.y + y * side)}h${wide}v${short(side)}h${-wide}Z`
  })
  return path(kind, data.join(''))
}

/** A creature in its space: `self` is the one that the rule is about. */
export const creature = (kind: 'self' | 'other', plan: Plan, space: GridSpace): Element =>
  circle(kind, middleOf(plan, space), plan.side * space.across * 0.36)

/** A space with its outline. */
export const outline = (kind: string, { corner, side }: Plan, { x, y, across }: GridSpace): Element =>
  box(kind, { x: corner.x + x * side, y: corner.y + y * side }, across * side, across * side)

/** A number of feet in units of the drawing. */
export const long = ({ side }: Plan, feet: number): number => (feet / SQUARE_FEET) * side
