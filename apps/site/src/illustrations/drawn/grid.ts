import { gridDistanceFeet } from '@rulestone/core'
import type { Illustration } from '../illustration.ts'
import { creature, filledSquares, gridOf, middleOf, type Plan } from '../kit/plan.ts'
import { arrow, cross, label } from '../kit/shapes.ts'

const RANGE: Plan = { corner: { x: 1, y: 1 }, columns: 4, rows: 3, side: 43 }
const CORNER: Plan = { corner: { x: 204, y: 1 }, columns: 2, rows: 2, side: 57 }

/** Two creatures, and the squares counted between them by the shortest route. */
export const FROM = { x: 0, y: 2, across: 1 }
export const TO = { x: 3, y: 0, across: 1 }
export const COUNTED = [
  { x: 1, y: 1 },
  { x: 2, y: 0 },
  { x: 3, y: 0 },
] as const

/** A corner that cannot be cut: what fills the square, and the way around it. */
export const FILLED = { x: 0, y: 0 }
export const AROUND = [
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
] as const

/** Counting squares, and a corner that cannot be cut. */
export const grid: Illustration = {
  id: 'playing-on-a-grid',
  height: 152,
  lengths: { range: gridDistanceFeet({ from: FROM, to: TO }) },
  draw(words) {
    const [start, turn, end] = AROUND.map((square) => middleOf(CORNER, square))
    if (!start || !turn || !end) throw new RangeError('The way around has three squares.')
    return [
      filledSquares('area', RANGE, COUNTED),
      gridOf(RANGE),
      creature('self', RANGE, FROM),
      creature('other', RANGE, TO),
      ...COUNTED.map((square, index) => {
        const { x, y } = middleOf(RANGE, square)
        return label([{ type: 'text', value: String(index + 1) }], { x, y: y + 5 }, 'middle', 'strong')
      }),
      label(words.length(gridDistanceFeet({ from: FROM, to: TO })), { x: RANGE.corner.x + 2 * RANGE.side, y: 149 }),
      filledSquares('high', CORNER, [FILLED]),
      gridOf(CORNER),
      ...arrow('way', start, turn, end),
      creature('self', CORNER, { ...AROUND[0], across: 1 }),
      ...arrow('no-way', { x: start.x + 12, y: start.y - 12 }, { x: end.x - 8, y: end.y + 8 }),
      cross({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }),
    ]
  },
}
