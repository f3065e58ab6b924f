import type { Box, Direction, Point } from '../../rules/areas-of-effect/area-geometry.ts'
import type { AreaOfEffect } from '../../rules/areas-of-effect/area-of-effect.ts'
import { gridSpace } from '../../rules/movement/grid.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'
import type { AreaShape } from '../../vocabulary/area-shapes.ts'
import type { Size } from '../../vocabulary/sizes.ts'

/** Where a point of origin can be: on a corner, in the middle of a western edge, or in the center of a square. */
export const ORIGINS = ['corner', 'edge', 'center'] as const

/** Where Cones and Lines can point: to the east, between, or to the northeast. */
export const DIRECTIONS = ['straight', 'slanting', 'diagonal'] as const

/** An area of effect, and its position. */
export interface PlacedArea {
  readonly shape: AreaShape
  /** the length, radius, side or distance, in feet */
  readonly size: number
  readonly width: number
  readonly height: number
  /** the size of the creature that an Emanation extends from */
  readonly creature: Size
  readonly direction: (typeof DIRECTIONS)[number]
  readonly origin: (typeof ORIGINS)[number]
}

const HALF = SQUARE_FEET / 2

const POINTS: Readonly<Record<PlacedArea['origin'], Point>> = {
  corner: { x: 0, y: 0, z: 0 },
  edge: { x: 0, y: HALF, z: 0 },
  center: { x: HALF, y: HALF, z: 0 },
}

const WAYS: Readonly<Record<PlacedArea['direction'], Direction>> = {
  straight: { x: 1, y: 0, z: 0 },
  slanting: { x: 2, y: -1, z: 0 },
  diagonal: { x: 1, y: -1, z: 0 },
}

const UP: Direction = { x: 0, y: 0, z: 1 }

/** The space of a creature whose north-western square is the first of the grid. */
function spaceOf(creature: Size): Box {
  const side = gridSpace({ size: creature, x: 0, y: 0 }).across * SQUARE_FEET
  return { corner: { x: 0, y: 0, z: 0 }, sides: { x: side, y: side, z: side } }
}

/**
 * Places an area on a grid whose first square has its north-western corner at 0, 0, with the south below it. A Cube has
 * its origin in the middle of its western face, as near to it as its sides stay on the lines of the grid.
 */
export function placeArea({ shape, size, width, height, creature, direction, origin }: PlacedArea): AreaOfEffect {
  const point = POINTS[origin]
  const way = WAYS[direction]
  switch (shape) {
    case 'cone':
      return { shape, origin: point, direction: way, lengthFeet: size }
    case 'cube': {
      const north = -Math.floor(size / 2 / SQUARE_FEET) * SQUARE_FEET
      return { shape, origin: POINTS.corner, corner: { x: 0, y: north, z: 0 }, sizeFeet: size }
    }
    case 'cylinder':
      return { shape, origin: point, direction: UP, radiusFeet: size, heightFeet: height }
    case 'emanation':
      return { shape, origin: spaceOf(creature), distanceFeet: size }
    case 'line':
      return { shape, origin: point, direction: way, lengthFeet: size, widthFeet: width }
    case 'sphere':
    case 'cloud':
      return { shape, origin: point, radiusFeet: size }
  }
}
