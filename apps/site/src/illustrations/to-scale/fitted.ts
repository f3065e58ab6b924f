import { SQUARE_FEET } from '@rulestone/core/measures'
import { WIDTH } from '../illustration.ts'
import type { Dot } from '../kit/shapes.ts'
import type { View } from '../kit/view.ts'

/** The view without a place or a scale. */
export const UNIT_VIEW: View = { zero: { x: 0, y: 0 }, scale: 1 }

/** The space for labels at the edges of a drawing, in its units. */
const MARGIN = { top: 12, right: 86, bottom: 26, left: 62 } as const
const HEIGHT = 190

/** The view that shows all of some points, given as the unit view shows them, as large as fits. */
export function fitted(dots: readonly Dot[]): { readonly view: View; readonly height: number } {
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const room = { wide: WIDTH - MARGIN.left - MARGIN.right, high: HEIGHT - MARGIN.top - MARGIN.bottom }
  const scale = Math.min(room.wide / wide, room.high / high)
  const aside = MARGIN.left + (room.wide - wide * scale) / 2
  return {
    view: { zero: { x: aside - left * scale, y: MARGIN.top - top * scale }, scale },
    height: Math.ceil(MARGIN.top + high * scale + MARGIN.bottom),
  }
}

/** How many squares of the ground are at most beside each other. */
const SQUARES = 16
const STEPS = [1, 2, 10, 20, 100, 200].map((squares) => squares * SQUARE_FEET)

/** The side of the squares on the ground, in feet, for an area of a size. */
export const squareOf = (feet: number): number => STEPS.find((step) => feet / step <= SQUARES) ?? feet
