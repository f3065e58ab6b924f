import type { AreaOfEffect } from '../../rules/areas-of-effect/area-of-effect.ts'
import { type Square, squaresOf } from '../../rules/movement/grid.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'
import type { Wall } from './covered-squares.ts'
import { type Drawing, drawSquares } from './drawing.ts'

/** An area of effect, and how it affects the squares of the grid. */
export interface DrawnArea {
  readonly area: AreaOfEffect
  readonly covered: readonly Square[]
  readonly blocked: readonly Square[]
  readonly wall?: Wall
}

/** How far around its first square the grid is drawn at least. */
const AROUND = 4

const wallSquares = ({ x, y, columns, rows }: Wall): readonly Square[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns),
    y: y + Math.floor(index / columns),
  }))

/** Draws the squares that an area covers, with its origin. */
export function drawArea({ area, covered, blocked, wall }: DrawnArea): Drawing {
  const { origin } = area
  const creature = 'corner' in origin ? squaresOf({ x: 0, y: 0, across: Math.round(origin.sides.x / SQUARE_FEET) }) : []
  const all = [...covered, ...blocked, { x: -AROUND + 1, y: -AROUND + 1 }, { x: AROUND - 1, y: AROUND - 1 }]
  const xs = all.map(({ x }) => x)
  const ys = all.map(({ y }) => y)
  return drawSquares({
    layers: [
      { sign: 'o', kind: 'covered', word: 'covered', squares: covered },
      { sign: '-', kind: 'blocked', word: 'blocked', squares: blocked },
      { sign: '#', kind: 'wall', word: 'wall', squares: wall ? wallSquares(wall) : [] },
      { sign: 'S', kind: 'you', word: 'creature', squares: creature },
    ],
    frame: [
      { x: Math.min(...xs) - 1, y: Math.min(...ys) - 1 },
      { x: Math.max(...xs) + 1, y: Math.max(...ys) + 1 },
    ],
    ...('corner' in origin ? {} : { origin: { x: origin.x / SQUARE_FEET, y: origin.y / SQUARE_FEET, word: 'origin' } }),
  })
}
