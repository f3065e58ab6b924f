import { requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { AREAS_OF_EFFECT } from '../../tables/areas-of-effect/areas-of-effect.ts'
import { AREA_SHAPES } from '../../vocabulary/area-shapes.ts'
import {
  alongDirection,
  type Box,
  type Direction,
  isAcross,
  isAcrossWidening,
  isAlong,
  isInBox,
  isOnFace,
  isWithin,
  nearestInBox,
  type Point,
  requirePoint,
  samePoint,
} from './area-geometry.ts'

/** An area of effect in open space, with its lengths in feet. */
export type AreaOfEffect =
  | { readonly shape: 'cone'; readonly origin: Point; readonly direction: Direction; readonly lengthFeet: number }
  /** its sides lie along the axes; the origin is anywhere on a face */
  | { readonly shape: 'cube'; readonly origin: Point; readonly corner: Point; readonly sizeFeet: number }
  /** the origin is the center of its bottom or top, and the direction points from there to the other end */
  | {
      readonly shape: 'cylinder'
      readonly origin: Point
      readonly direction: Direction
      readonly radiusFeet: number
      readonly heightFeet: number
    }
  /** the origin is the space of a creature or an object */
  | { readonly shape: 'emanation'; readonly origin: Box; readonly distanceFeet: number }
  | {
      readonly shape: 'line'
      readonly origin: Point
      readonly direction: Direction
      readonly lengthFeet: number
      readonly widthFeet: number
    }
  | { readonly shape: 'sphere' | 'cloud'; readonly origin: Point; readonly radiusFeet: number }

/** A location that may be in an area of effect. */
export interface LocationOfArea {
  readonly area: AreaOfEffect
  /** the location; coordinates in whole or half feet compare exactly */
  readonly point: Point
  /** whether the creator decides to include the origin in an area that would exclude it; false by default */
  readonly creatorIncludesOrigin?: boolean
}

const FEET = { minimum: 0, maximum: 1_000_000 }

const requireLength = (name: string, feet: number): number => requireInteger(`area.${name}`, feet, FEET)

function requireArea(area: AreaOfEffect): void {
  requireOneOf('area.shape', area.shape, AREA_SHAPES)
  if (area.shape !== 'emanation') requirePoint('area.origin', area.origin)
  if ('direction' in area) requirePoint('area.direction', area.direction)
  switch (area.shape) {
    case 'cone':
      requireLength('lengthFeet', area.lengthFeet)
      break
    case 'cube':
      requirePoint('area.corner', area.corner)
      requireLength('sizeFeet', area.sizeFeet)
      break
    case 'cylinder':
      requireLength('radiusFeet', area.radiusFeet)
      requireLength('heightFeet', area.heightFeet)
      break
    case 'emanation':
      requirePoint('area.origin.corner', area.origin.corner)
      requirePoint('area.origin.sides', area.origin.sides)
      requireLength('distanceFeet', area.distanceFeet)
      break
    case 'line':
      requireLength('lengthFeet', area.lengthFeet)
      requireLength('widthFeet', area.widthFeet)
      break
    case 'sphere':
    case 'cloud':
      requireLength('radiusFeet', area.radiusFeet)
  }
}

function cubeBox({ origin, corner, sizeFeet }: AreaOfEffect & { readonly shape: 'cube' }): Box {
  const box = { corner, sides: { x: sizeFeet, y: sizeFeet, z: sizeFeet } }
  if (!isOnFace(origin, box))
    throw new RangeError('origin is on no face of the cube. Tip: move the corner of the cube.')
  return box
}

/** Whether a point lies in the shape, the origin included. */
function isInShape(area: AreaOfEffect, point: Point): boolean {
  switch (area.shape) {
    case 'cone': {
      const position = alongDirection(point, area.origin, area.direction)
      return isAlong(position, area.lengthFeet) && isAcrossWidening(position)
    }
    case 'cube':
      return isInBox(point, cubeBox(area))
    case 'cylinder': {
      const position = alongDirection(point, area.origin, area.direction)
      return isAlong(position, area.heightFeet) && isAcross(position, area.radiusFeet * 2)
    }
    case 'emanation':
      return isWithin(point, nearestInBox(point, area.origin), area.distanceFeet)
    case 'line': {
      const position = alongDirection(point, area.origin, area.direction)
      return isAlong(position, area.lengthFeet) && isAcross(position, area.widthFeet)
    }
    case 'sphere':
    case 'cloud':
      return isWithin(point, area.origin, area.radiusFeet)
  }
}

/**
 * Whether a location is in an area of effect, if nothing blocks it. At each point along its length, a Cone is as wide
 * as that point is far from its origin, and its end is flat. The SRD says no more about it, nor which squares of a grid
 * it covers; neither does this function.
 *
 * @throws RangeError if the shape is unknown, a length is not an integer between 0 and 1,000,000, a coordinate is not a
 *   number, a direction has no length, or the origin of a Cube is not on a face of it
 * @source SRD 5.2.1, Rules Glossary: Cone, Cube (page 179), Cylinder (page 180), Emanation (page 181), Line (page 184),
 *   Sphere (page 188); 2012 playtest, Areas of Effect
 * @example
 * const cone = { shape: 'cone', origin: { x: 0, y: 0, z: 0 }, direction: { x: 1, y: 0, z: 0 }, lengthFeet: 15 } as const
 * isInArea({ area: cone, point: { x: 15, y: 7.5, z: 0 } }) // => true
 * isInArea({ area: cone, point: { x: 10, y: 7.5, z: 0 } }) // => false
 * isInArea({ area: cone, point: { x: 0, y: 0, z: 0 } }) // => false
 */
export function isInArea({ area, point, creatorIncludesOrigin = false }: LocationOfArea): boolean {
  requireArea(area)
  requirePoint('point', point)
  const row = AREAS_OF_EFFECT.find(({ shape }) => shape === area.shape)
  const includesOrigin = creatorIncludesOrigin || row?.originIncluded === true
  const atOrigin = area.shape === 'emanation' ? isInBox(point, area.origin) : samePoint(point, area.origin)
  return isInShape(area, point) && (includesOrigin || !atOrigin)
}
