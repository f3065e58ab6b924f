import type { Point } from '@rulestone/core'
import { SQUARE_FEET } from '@rulestone/core/measures'
import type { Element } from 'hast'
import { s } from 'hastscript'
import { type Dot, path, short, through } from './shapes.ts'

/** How far the view is turned from the south to the west, and how steep it looks down. */
const TURN = (25 * Math.PI) / 180
const STEEPNESS = (28 * Math.PI) / 180

/** How high the view makes a level circle, for each unit of its width. */
export const LEVEL_FLATNESS = Math.sin(STEEPNESS)

/** A view of space without perspective: parallel lines stay parallel, and a sphere is a circle. */
export interface View {
  /** where the point 0, 0, 0 is in the drawing */
  readonly zero: Dot
  /** units of the drawing for each foot */
  readonly scale: number
}

/** Where a point of space, in feet, is in the drawing: x to the east, y to the north, z up. */
export function project({ zero, scale }: View, { x, y, z }: Point): Dot {
  const away = x * Math.sin(TURN) + y * Math.cos(TURN)
  return {
    x: zero.x + scale * (x * Math.cos(TURN) - y * Math.sin(TURN)),
    y: zero.y - scale * (away * Math.sin(STEEPNESS) + z * Math.cos(STEEPNESS)),
  }
}

/** A circle in space: its center, and two radii at a right angle. */
export interface Ring {
  readonly center: Point
  readonly radii: readonly [Point, Point]
}

const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y, z: one.z + other.z })

/** The point of a ring at an angle from its first radius. */
export const ringPoint = (view: View, { center, radii: [one, other] }: Ring, angle: number): Dot => {
  const [along, across] = [Math.cos(angle), Math.sin(angle)]
  const from = (axis: 'x' | 'y' | 'z'): number => one[axis] * along + other[axis] * across
  return project(view, plus(center, { x: from('x'), y: from('y'), z: from('z') }))
}

/** A ring as the ellipse that the view makes of it. */
export function ellipse(kind: string, view: View, { center, radii }: Ring): Element {
  const middle = project(view, center)
  const [one, other] = radii.map((radius) => {
    const end = project(view, plus(center, radius))
    return { x: end.x - middle.x, y: end.y - middle.y }
  }) as [Dot, Dot]
  const wide = one.x ** 2 + other.x ** 2
  const high = one.y ** 2 + other.y ** 2
  const mixed = one.x * one.y + other.x * other.y
  const spread = Math.hypot((wide - high) / 2, mixed)
  const turned = (Math.atan2(2 * mixed, wide - high) * 90) / Math.PI
  return s('ellipse', {
    className: kind,
    rx: short(Math.sqrt((wide + high) / 2 + spread)),
    ry: short(Math.sqrt(Math.max(0, (wide + high) / 2 - spread))),
    transform: `translate(${short(middle.x)} ${short(middle.y)}) rotate(${short(turned)})`,
  })
}

/** The lines of the grid on the ground, between two corners in feet; its squares have the size of the rules, or another. */
export function ground(view: View, from: Dot, to: Dot, squareFeet = SQUARE_FEET): Element {
  const lines: string[] = []
  for (let x = from.x; x <= to.x; x += squareFeet) {
    lines.push(through([project(view, { x, y: from.y, z: 0 }), project(view, { x, y: to.y, z: 0 })]))
  }
  for (let y = from.y; y <= to.y; y += squareFeet) {
    lines.push(through([project(view, { x: from.x, y, z: 0 }), project(view, { x: to.x, y, z: 0 })]))
  }
  return path('grid', lines.join(''))
}
