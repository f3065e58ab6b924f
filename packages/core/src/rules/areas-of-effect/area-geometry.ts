/** A point in space, in feet. */
export interface Point {
  readonly x: number
  readonly y: number
  /** the height */
  readonly z: number
}

/** A direction: from the zero point to this point. Its length does not matter, so that integers suffice. */
export type Direction = Point

const AXES = ['x', 'y', 'z'] as const

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y, z: one.z - other.z })

const dot = (one: Point, other: Point): number => one.x * other.x + one.y * other.y + one.z * other.z

/** Checks that each coordinate of a point is a number. */
export function requirePoint(name: string, point: Point): void {
  for (const axis of AXES) {
    if (!Number.isFinite(point[axis])) throw new RangeError(`${name}.${axis} is ${point[axis]}; it must be a number.`)
  }
}

/** Whether two points are the same. */
export const samePoint = (one: Point, other: Point): boolean =>
  one.x === other.x && one.y === other.y && one.z === other.z

/** Whether two points are no farther apart than this many feet. */
export const isWithin = (point: Point, from: Point, feet: number): boolean => {
  const way = minus(point, from)
  return dot(way, way) <= feet * feet
}

/**
 * The position of a point relative to an axis. All values are squares or multiplied by the length of the direction, so
 * that no root is needed and whole or half feet compare exactly.
 */
export interface AlongDirection {
  /** the distance along the direction, times its length; negative behind the origin */
  readonly along: number
  /** the square of the distance from the axis, times the square of the length of the direction */
  readonly besideSquared: number
  /** the square of the length of the direction */
  readonly lengthSquared: number
}

/**
 * The position of a point along a direction from an origin, and beside it.
 *
 * @throws RangeError if the direction has no length
 */
export function alongDirection(point: Point, origin: Point, direction: Direction): AlongDirection {
  const lengthSquared = dot(direction, direction)
  if (!(lengthSquared > 0)) throw new RangeError('direction has no length. Tip: name one coordinate that is not 0.')
  const way = minus(point, origin)
  const along = dot(way, direction)
  return { along, besideSquared: dot(way, way) * lengthSquared - along * along, lengthSquared }
}

/** Whether a point lies between 0 and this many feet along the direction. */
export const isAlong = ({ along, lengthSquared }: AlongDirection, feet: number): boolean =>
  along >= 0 && along * along <= feet * feet * lengthSquared

/** Whether a point lies no farther from the axis than half of a width. */
export const isAcross = ({ besideSquared, lengthSquared }: AlongDirection, widthFeet: number): boolean =>
  4 * besideSquared <= widthFeet * widthFeet * lengthSquared

/** Whether a point lies no farther from the axis than half of its distance along it. */
export const isAcrossWidening = ({ along, besideSquared }: AlongDirection): boolean =>
  4 * besideSquared <= along * along

/** A box with sides along the axes: its lowest corner and the lengths of its sides, in feet. */
export interface Box {
  readonly corner: Point
  readonly sides: Point
}

/** Whether a point lies in a box, its faces included. */
export const isInBox = (point: Point, { corner, sides }: Box): boolean =>
  AXES.every((axis) => point[axis] >= corner[axis] && point[axis] <= corner[axis] + sides[axis])

/** Whether a point lies on a face of a box. */
export const isOnFace = (point: Point, box: Box): boolean =>
  isInBox(point, box) &&
  AXES.some((axis) => point[axis] === box.corner[axis] || point[axis] === box.corner[axis] + box.sides[axis])

const nearest = (value: number, from: number, length: number): number => Math.min(Math.max(value, from), from + length)

/** The point of a box nearest to another point. */
export const nearestInBox = ({ x, y, z }: Point, { corner, sides }: Box): Point => ({
  x: nearest(x, corner.x, sides.x),
  y: nearest(y, corner.y, sides.y),
  z: nearest(z, corner.z, sides.z),
})
