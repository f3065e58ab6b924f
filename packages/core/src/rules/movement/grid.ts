import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import { CREATURE_SIZES } from '../../tables/combat/creature-sizes.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { requireSpace } from './require-space.ts'

/** A square of the grid, by its column and row. */
export interface Square {
  readonly x: number
  readonly y: number
}

/** A space on the grid: the square of its lowest column and row, and the number of squares along each side. */
export interface GridSpace extends Square {
  readonly across: number
}

/** A creature on the grid: its size, and the square of its lowest column and row. */
export interface CreatureOnGrid extends Square {
  readonly size: Size
}

/** Two spaces on the grid. */
export interface SpacesApart {
  readonly from: GridSpace
  readonly to: GridSpace
}

/**
 * The squares of a space, row by row.
 *
 * @throws RangeError if the space is not of integers
 * @example
 * squaresOf({ x: 3, y: -1, across: 2 }).at(-1) // => { x: 4, y: 0 }
 */
export function squaresOf(space: GridSpace): readonly Square[] {
  requireSpace('space', space)
  const { x, y, across } = space
  return Array.from({ length: across * across }, (_, index) => ({
    x: x + (index % across),
    y: y + Math.floor(index / across),
  }))
}

/** The distance between two ranges of squares along one axis; 0 if they overlap. */
const apart = (from: number, across: number, otherFrom: number, otherAcross: number): number =>
  Math.max(0, otherFrom - (from + across - 1), from - (otherFrom + otherAcross - 1))

/**
 * The space of a creature of a size on the grid. A Tiny creature gets the whole square that it shares.
 *
 * @throws RangeError if the size is unknown or a coordinate is not an integer
 * @source SRD 5.2.1, Playing the Game, Creature Size and Space (page 14)
 * @example
 * gridSpace({ size: 'huge', x: 2, y: 0 }) // => { x: 2, y: 0, across: 3 }
 */
export function gridSpace({ size, x, y }: CreatureOnGrid): GridSpace {
  requireOneOf('size', size, SIZES)
  requireInteger('x', x, ANY_INTEGER)
  requireInteger('y', y, ANY_INTEGER)
  return { x, y, across: CREATURE_SIZES.find((row) => row.size === size)?.squaresAcross ?? 1 }
}

/**
 * Whether these creatures fit in one square: one creature, or up to four Tiny ones.
 *
 * @throws RangeError if a size is unknown
 * @source SRD 5.2.1, Playing the Game, Creature Size and Space (page 14)
 * @example
 * fitInSquare(['tiny', 'tiny', 'tiny', 'tiny']) // => true
 * fitInSquare(['medium', 'tiny']) // => false
 */
export const fitInSquare = (sizes: readonly Size[]): boolean =>
  CREATURE_SIZES.filter(({ size }) => requireEachOf('sizes', sizes, SIZES).includes(size)).every(
    ({ squaresAcross, creaturesPerSpace }) => squaresAcross === 1 && sizes.length <= creaturesPerSpace,
  )

/**
 * The squares between two spaces by the shortest route, counted from a square adjacent to one of them to a square of
 * the other; a diagonal counts as one. Adjacent spaces are 1 square apart; overlapping spaces are 0.
 *
 * @throws RangeError if a coordinate is not an integer, or a space is not at least 1 square across
 * @source SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
 * @example
 * squaresBetween({ from: { x: 0, y: 0, across: 1 }, to: { x: 3, y: 2, across: 1 } }) // => 3
 * squaresBetween({ from: { x: 0, y: 0, across: 2 }, to: { x: 2, y: 0, across: 1 } }) // => 1
 */
export function squaresBetween({ from, to }: SpacesApart): number {
  requireSpace('from', from)
  requireSpace('to', to)
  return Math.max(apart(from.x, from.across, to.x, to.across), apart(from.y, from.across, to.y, to.across))
}

/**
 * The distance between two spaces on the grid, in feet.
 *
 * @throws RangeError if a coordinate is not an integer, or a space is not at least 1 square across
 * @source SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
 * @example
 * gridDistanceFeet({ from: { x: 0, y: 0, across: 1 }, to: { x: 3, y: 2, across: 1 } }) // => 15
 */
export const gridDistanceFeet = (spaces: SpacesApart): number => squaresBetween(spaces) * SQUARE_FEET

/**
 * A Speed in squares.
 *
 * @throws RangeError if the Speed is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
 * @example
 * speedInSquares(30) // => 6
 */
export const speedInSquares = (speedFeet: number): number =>
  divideRoundDown(requireInteger('speedFeet', speedFeet, FROM_0), SQUARE_FEET)
