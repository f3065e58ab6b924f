import type { Point } from '../../rules/areas-of-effect/area-geometry.ts'
import { areaReaches } from '../../rules/areas-of-effect/area-obstruction.ts'
import { type AreaOfEffect, isInArea } from '../../rules/areas-of-effect/area-of-effect.ts'
import type { Square } from '../../rules/movement/grid.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'
import type { CoverDegree } from '../../vocabulary/cover-degrees.ts'

/** When a square counts as covered: by its center, by most of it, or by any part of it. The SRD does not say. */
export const COUNTED = ['center', 'most', 'any'] as const

/** Squares that something fills, and the cover that it provides. */
export interface Wall extends Square {
  readonly columns: number
  readonly rows: number
  readonly cover: CoverDegree
}

/** How the squares of an area are counted. */
export interface Counting {
  readonly counted: (typeof COUNTED)[number]
  /** the height of the slice through the area, above its origin */
  readonly elevationFeet: number
  /** whether the creator includes the origin in an area that would exclude it */
  readonly includesOrigin: boolean
  readonly wall?: Wall
}

/** The squares that an area covers, and those that it would cover without obstacles. */
export interface CoveredSquares {
  readonly covered: readonly Square[]
  readonly blocked: readonly Square[]
}

const MIDDLE = SQUARE_FEET / 2
/** The middle of each foot of a square. */
const FEET = Array.from({ length: SQUARE_FEET }, (_, foot) => foot + 0.5)
const PARTS = FEET.flatMap((y) => FEET.map((x) => ({ x, y })))
const CORNERS = PARTS.filter(({ x, y }) => [x, y].every((at) => at === FEET[0] || at === FEET.at(-1)))

/** The parts of a square to test, and how many of them have to be in the area. */
const SAMPLES: Readonly<Record<Counting['counted'], { readonly parts: readonly Square[]; readonly least: number }>> = {
  center: { parts: [{ x: MIDDLE, y: MIDDLE }], least: 1 },
  most: { parts: PARTS, least: Math.ceil(PARTS.length / 2) },
  any: { parts: PARTS, least: 1 },
}

/** Whether a straight line, seen from above, runs through a wall; touching its side or corner does not count. */
export function runsThrough(from: Square, to: Square, { x, y, columns, rows }: Wall): boolean {
  const west = x * SQUARE_FEET
  const east = (x + columns) * SQUARE_FEET
  const north = y * SQUARE_FEET
  const south = (y + rows) * SQUARE_FEET
  if (Math.max(from.x, to.x) <= west || Math.min(from.x, to.x) >= east) return false
  if (Math.max(from.y, to.y) <= north || Math.min(from.y, to.y) >= south) return false
  const side = (cornerX: number, cornerY: number): number =>
    Math.sign((to.x - from.x) * (cornerY - from.y) - (to.y - from.y) * (cornerX - from.x))
  const sides = [side(west, north), side(east, north), side(west, south), side(east, south)]
  return sides.includes(1) && sides.includes(-1)
}

/** The points that the energy of an area comes from: its origin, or the corners and the center of a space. */
function sourcesOf({ origin }: AreaOfEffect): readonly Square[] {
  if (!('corner' in origin)) return [origin]
  const { corner, sides } = origin
  return [0, 1, 2].flatMap((x) =>
    [0, 1, 2].map((y) => ({ x: corner.x + (x * sides.x) / 2, y: corner.y + (y * sides.y) / 2 })),
  )
}

/** How far from its origin an area can reach in any direction, in feet. */
function reachOf(area: AreaOfEffect): number {
  switch (area.shape) {
    case 'cone':
      return area.lengthFeet * 1.5
    case 'cube':
      return area.sizeFeet
    case 'cylinder':
    case 'sphere':
    case 'cloud':
      return area.radiusFeet
    case 'emanation':
      return area.distanceFeet + area.origin.sides.x
    case 'line':
      return area.lengthFeet + area.widthFeet
  }
}

/** The squares of the grid that an area covers, row by row. Squares filled by a wall are not among them. */
export function coveredSquares(
  area: AreaOfEffect,
  { counted, elevationFeet, includesOrigin, wall }: Counting,
): CoveredSquares {
  const { parts, least } = SAMPLES[counted]
  const sources = sourcesOf(area)
  const isIn = (at: Point): boolean => isInArea({ area, point: at, creatorIncludesOrigin: includesOrigin })
  const isReached = (at: Point): boolean =>
    wall === undefined ||
    areaReaches({
      shape: area.shape,
      cover: sources.map((from) => (runsThrough(from, at, wall) ? wall.cover : 'none')),
    })
  const isInWall = ({ x, y }: Square): boolean =>
    wall !== undefined && x >= wall.x && x < wall.x + wall.columns && y >= wall.y && y < wall.y + wall.rows
  const place = ({ x, y }: Square, part: Square): Point => ({
    x: x * SQUARE_FEET + part.x,
    y: y * SQUARE_FEET + part.y,
    z: elevationFeet,
  })
  /** Every shape is convex: if all corners of a square are in the area, the whole square is. */
  const inside = (square: Square): readonly Point[] => {
    const points = parts.map((part) => place(square, part))
    if (parts.length > 1 && CORNERS.every((part) => isIn(place(square, part)))) return points
    return points.filter(isIn)
  }
  const far = Math.ceil(reachOf(area) / SQUARE_FEET) + 1
  const covered: Square[] = []
  const blocked: Square[] = []
  for (let y = -far; y <= far; y++) {
    for (let x = -far; x <= far; x++) {
      const square = { x, y }
      if (isInWall(square)) continue
      const points = inside(square)
      if (points.length < least) continue
      if (points.filter(isReached).length >= least) covered.push(square)
      else blocked.push(square)
    }
  }
  return { covered, blocked }
}
