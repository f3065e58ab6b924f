import type { GridSpace, Square } from '../../rules/movement/grid.ts'

/** What a square of a drawing can be; how it looks follows from it. */
export const SQUARE_KINDS = [
  'you',
  'other',
  'wall',
  'covered',
  'blocked',
  'step',
  'difficult-step',
  'later-step',
  'end',
] as const

/** What a square of a drawing is. */
export type SquareKind = (typeof SQUARE_KINDS)[number]

/** What stands in its space: the ground under it is to be seen all the same. */
const STANDING: readonly SquareKind[] = ['you', 'other', 'end']

/** A sign of a drawing. */
export interface DrawingSign {
  readonly sign: string
  readonly kind: SquareKind
  /** what it means, as a word from the strings of the calculator */
  readonly word: string
}

/** A point of a drawing: columns from the west and rows from the north, in halves where it is no corner of a square. */
export interface DrawnPoint extends Square {
  /** what it means, as a word from the strings of the calculator */
  readonly word: string
}

/** A path through a drawing, from square to square. */
export interface DrawnPath {
  /** the field that it can be changed by */
  readonly field: string
  /** how many squares along each side whoever walks it fills */
  readonly across: number
  /** the north-western squares of its spaces, the first before any step */
  readonly squares: readonly Square[]
  /** which of them is the last that the turn reaches */
  readonly end: number
}

/** Squares of a grid with what is in them, as plain data. The north is at the top. */
export interface Drawing {
  /** the squares, row by row from the north, a sign for each; a point is an empty square */
  readonly rows: readonly string[]
  /** the same squares without what stands on them, where something does */
  readonly ground?: readonly string[]
  /** what the signs mean, in the order in which they are explained */
  readonly legend: readonly DrawingSign[]
  /** a point of origin */
  readonly origin?: DrawnPoint
  readonly path?: DrawnPath
}

/** Squares that share a sign. */
export interface Layer extends DrawingSign {
  readonly squares: readonly Square[]
}

/** What is drawn, with coordinates of its own. */
export interface Scene {
  /** later layers lie on earlier ones */
  readonly layers: readonly Layer[]
  /** what is drawn at least, however little stands in it */
  readonly frame: readonly [from: Square, to: Square]
  readonly origin?: DrawnPoint
  readonly path?: DrawnPath
}

const EMPTY = '.'

/** The squares of a space, row by row. */
export const squaresOf = ({ x, y, across }: GridSpace): readonly Square[] =>
  Array.from({ length: across * across }, (_, index) => ({
    x: x + (index % across),
    y: y + Math.floor(index / across),
  }))

/** Whether a square belongs to a space. */
export const isInSpace = ({ x, y }: Square, space: GridSpace): boolean =>
  x >= space.x && x < space.x + space.across && y >= space.y && y < space.y + space.across

/**
 * Draws squares in rows, in a frame that grows where something stands outside of it. Signs that are not to be seen are
 * not explained.
 */
export function drawSquares({ layers, frame: [from, to], origin, path }: Scene): Drawing {
  const all = [from, to, ...layers.flatMap(({ squares }) => squares)]
  const west = Math.min(...all.map(({ x }) => x))
  const north = Math.min(...all.map(({ y }) => y))
  const columns = Math.max(...all.map(({ x }) => x)) - west + 1
  const height = Math.max(...all.map(({ y }) => y)) - north + 1
  const moved = ({ x, y }: Square): Square => ({ x: x - west, y: y - north })
  const inRows = (shown: readonly Layer[]): readonly string[] => {
    const signs = Array.from({ length: height }, () => Array.from({ length: columns }, () => EMPTY))
    for (const { sign, squares } of shown) {
      for (const square of squares.map(moved)) {
        const row = signs[square.y]
        if (row) row[square.x] = sign
      }
    }
    return signs.map((row) => row.join(''))
  }
  const stands = ({ kind, squares }: Layer): boolean => STANDING.includes(kind) && squares.length > 0
  const [rows, ground] = [inRows(layers), inRows(layers.filter((layer) => !stands(layer)))]
  const seen = new Set([...rows, ...ground].join(''))
  return {
    rows,
    ...(layers.some(stands) ? { ground } : {}),
    legend: layers.filter(({ sign }) => seen.has(sign)).map(({ sign, kind, word }) => ({ sign, kind, word })),
    ...(origin ? { origin: { ...moved(origin), word: origin.word } } : {}),
    ...(path ? { path: { ...path, squares: path.squares.map(moved) } } : {}),
  }
}
