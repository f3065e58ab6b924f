import { FROM_0, FROM_1, requireInteger } from '../../bounds.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import { AREAS_OF_EFFECT } from '../../tables/areas-of-effect/areas-of-effect.ts'
import { AREA_SHAPES, type AreaShape } from '../../vocabulary/area-shapes.ts'
import { COVER_DEGREES, type CoverDegree } from '../../vocabulary/cover-degrees.ts'

/** A location in an area of effect. */
export interface LocationInArea {
  readonly shape: AreaShape
  /** the cover on each straight line from the point of origin to the location, at least one */
  readonly cover: readonly CoverDegree[]
}

/**
 * Whether an area of effect reaches a location in it. It does not if all straight lines from the point of origin to the
 * location are blocked, which only Total Cover does. A cloud spreads around obstacles.
 *
 * @throws RangeError if no line is given, or an id is unknown
 * @source SRD 5.2.1, Rules Glossary, Area of Effect (page 177); 2012 playtest, Areas of Effect
 * @example
 * areaReaches({ shape: 'sphere', cover: ['total', 'half'] }) // => true
 * areaReaches({ shape: 'sphere', cover: ['total', 'total'] }) // => false
 * areaReaches({ shape: 'cloud', cover: ['total', 'total'] }) // => true
 */
export function areaReaches({ shape, cover }: LocationInArea): boolean {
  requireOneOf('shape', shape, AREA_SHAPES)
  requireInteger('cover.length', cover.length, FROM_1)
  requireEachOf('cover', cover, COVER_DEGREES)
  const row = AREAS_OF_EFFECT.find((candidate) => candidate.shape === shape)
  return row?.extends === 'around-objects' || cover.some((degree) => degree !== 'total')
}

/** Where the creator of an area of effect wants to put its point of origin. */
export interface PlacedOrigin {
  /** how far away */
  readonly distanceFeet: number
  readonly seen: boolean
  /** how far away an obstruction on the way is, such as a wall, if there is one */
  readonly obstructionFeet: number | 'none'
}

/**
 * How far from the creator of an area its point of origin appears, in feet: where the creator puts it, or on the near
 * side of an obstruction if the point is out of sight. A rule of 5.2.1 alone.
 *
 * @throws RangeError if a distance is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Area of Effect (page 177)
 * @example
 * originDistanceFeet({ distanceFeet: 60, seen: false, obstructionFeet: 20 }) // => 20
 * originDistanceFeet({ distanceFeet: 60, seen: true, obstructionFeet: 20 }) // => 60
 */
export function originDistanceFeet({ distanceFeet, seen, obstructionFeet }: PlacedOrigin): number {
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  if (obstructionFeet === 'none') return distanceFeet
  requireInteger('obstructionFeet', obstructionFeet, FROM_0)
  return seen ? distanceFeet : Math.min(distanceFeet, obstructionFeet)
}
