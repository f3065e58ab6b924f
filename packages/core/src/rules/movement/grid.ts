import { requireInteger } from '../../bounds.ts'
import { CREATURE_SIZES } from '../../tables/combat/creature-sizes.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import { divideRoundDown } from '../basics/round-down.ts'

/** A square of the grid, by its column and row. */
export interface Square {
  readonly x: number
  readonly y: number
}

/** A space on the grid: the square of its lowest column and row, and the number of squares along each side. */
export interface GridSpace extends Square {
  readonly across: number
}

const WHOLE = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

const requireSquare = ({ x, y }: Square): void => {
  requireInteger('x', x, WHOLE)
  requireInteger('y', y, WHOLE)
}

/** The distance between two ranges of squares along one axis; 0 if they overlap. */
const apart = (from: number, across: number, otherFrom: number, otherAcross: number): number =>
  Math.max(0, otherFrom - (from + across - 1), from - (otherFrom + otherAcross - 1))

/**
 * The space of a creature of a size on the grid. A Tiny creature gets the whole square that it shares.
 *
 * @throws RangeError if a coordinate is not an integer
 * @source SRD 5.2.1, Playing the Game, Creature Size and Space (page 14)
 * @example
 * gridSpace('huge', { x: 2, y: 0 }) // => { x: 2, y: 0, across: 3 }
 */
export function gridSpace(size: Size, square: Square): GridSpace {
  requireSquare(square)
  return { ...square, across: CREATURE_SIZES.find((row) => row.size === size)?.squaresAcross ?? 1 }
}

/**
 * Whether these creatures fit in one square: one creature, or up to four Tiny ones.
 *
 * @source SRD 5.2.1, Playing the Game, Creature Size and Space (page 14)
 * @example
 * fitInSquare(['tiny', 'tiny', 'tiny', 'tiny']) // => true
 * fitInSquare(['medium', 'tiny']) // => false
 */
export const fitInSquare = (sizes: readonly Size[]): boolean =>
  CREATURE_SIZES.filter(({ size }) => sizes.includes(size)).every(
    ({ squaresAcross, creaturesPerSpace }) => squaresAcross === 1 && sizes.length <= creaturesPerSpace,
  )

/**
 * The squares between two spaces by the shortest route, counted from a square adjacent to one of them to a square of
 * the other; a diagonal counts as one. Adjacent spaces are 1 square apart; overlapping spaces are 0.
 *
 * @throws RangeError if a coordinate is not an integer
 * @source SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
 * @example
 * squaresBetween({ x: 0, y: 0, across: 1 }, { x: 3, y: 2, across: 1 }) // => 3
 * squaresBetween({ x: 0, y: 0, across: 2 }, { x: 2, y: 0, across: 1 }) // => 1
 */
export function squaresBetween(one: GridSpace, other: GridSpace): number {
  requireSquare(one)
  requireSquare(other)
  return Math.max(apart(one.x, one.across, other.x, other.across), apart(one.y, one.across, other.y, other.across))
}

/**
 * The distance between two spaces on the grid, in feet.
 *
 * @throws RangeError if a coordinate is not an integer
 * @source SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
 * @example
 * gridDistanceFeet({ x: 0, y: 0, across: 1 }, { x: 3, y: 2, across: 1 }) // => 15
 */
export const gridDistanceFeet = (one: GridSpace, other: GridSpace): number => squaresBetween(one, other) * SQUARE_FEET

/**
 * A Speed in squares.
 *
 * @throws RangeError if the Speed is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
 * @example
 * speedInSquares(30) // => 6
 */
export const speedInSquares = (speedFeet: number): number =>
  divideRoundDown(requireInteger('speedFeet', speedFeet, { ...WHOLE, minimum: 0 }), SQUARE_FEET)
