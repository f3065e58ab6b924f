import { requireInteger } from '../../bounds.ts'
import { AREAS_OF_EFFECT } from '../../tables/areas-of-effect/areas-of-effect.ts'
import type { AreaShape } from '../../vocabulary/area-shapes.ts'
import type { CoverDegree } from '../../vocabulary/cover-degrees.ts'

/**
 * Whether an area of effect reaches a location in it. It does not if all straight lines from the point of origin to the
 * location are blocked, which only Total Cover does. A cloud spreads around obstacles.
 *
 * @param cover the cover on each straight line from the point of origin to the location, at least one
 * @throws RangeError if no line is given
 * @source SRD 5.2.1, Rules Glossary, Area of Effect (page 177); 2012 playtest, Areas of Effect
 * @example
 * areaReaches('sphere', ['total', 'half']) // => true
 * areaReaches('sphere', ['total', 'total']) // => false
 * areaReaches('cloud', ['total', 'total']) // => true
 */
export function areaReaches(shape: AreaShape, cover: readonly CoverDegree[]): boolean {
  requireInteger('cover.length', cover.length, { minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
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
 * side of an obstruction if the point is out of sight.
 *
 * @throws RangeError if a distance is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Area of Effect (page 177)
 * @example
 * originDistanceFeet({ distanceFeet: 60, seen: false, obstructionFeet: 20 }) // => 20
 * originDistanceFeet({ distanceFeet: 60, seen: true, obstructionFeet: 20 }) // => 60
 */
export function originDistanceFeet({ distanceFeet, seen, obstructionFeet }: PlacedOrigin): number {
  const bounds = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
  requireInteger('distanceFeet', distanceFeet, bounds)
  if (obstructionFeet === 'none') return distanceFeet
  requireInteger('obstructionFeet', obstructionFeet, bounds)
  return seen ? distanceFeet : Math.min(distanceFeet, obstructionFeet)
}
