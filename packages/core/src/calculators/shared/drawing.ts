import type { GridSpace, Square } from '../../rules/movement/grid.ts'

/** What a square of a drawing can be; its look follows from it. */
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

/** What stands on the ground; the ground stays visible. */
const STANDING: readonly SquareKind[] = ['you', 'other', 'end']

/** A symbol of a drawing. */
export interface DrawingSign {
  readonly sign: string
  readonly kind: SquareKind
  /** what it means, as a word from the strings of the calculator */
  readonly word: string
}

/** A point of a drawing: columns from the west and rows from the north, in halves if it is not a corner of a square. */
export interface DrawnPoint extends Square {
  /** what it means, as a word from the strings of the calculator */
  readonly word: string
}

/** A path through a drawing, from square to square. */
export interface DrawnPath {
  /** the field that changes it */
  readonly field: string
  /** the number of squares along each side of the walker's space */
  readonly across: number
  /** the north-western squares of its spaces, starting before the first step */
  readonly squares: readonly Square[]
  /** the index of the last one that the turn reaches */
  readonly end: number
}

/** Squares of a grid with what is in them, as plain data. The north is at the top. */
export interface Drawing {
  /** the squares, row by row from the north, one symbol each; a point is an empty square */
  readonly rows: readonly string[]
  /** the same squares without what stands on them, if something does */
  readonly ground?: readonly string[]
  /** what the symbols mean, in the order of the legend */
  readonly legend: readonly DrawingSign[]
  /** a point of origin */
  readonly origin?: DrawnPoint
  readonly path?: DrawnPath
}

/** Squares with the same symbol. */
export interface Layer extends DrawingSign {
  readonly squares: readonly Square[]
}

/** What is drawn, with its own coordinates. */
export interface Scene {
  /** later layers lie on earlier ones */
  readonly layers: readonly Layer[]
  /** what is drawn at least, even if it is mostly empty */
  readonly frame: readonly [from: Square, to: Square]
  readonly origin?: DrawnPoint
  readonly path?: DrawnPath
}

const EMPTY = '.'

/** Whether a square belongs to a space. */
export const isInSpace = ({ x, y }: Square, space: GridSpace): boolean =>
  x >= space.x && x < space.x + space.across && y >= space.y && y < space.y + space.across

/** Draws squares in rows, in a frame that grows to include everything. Symbols that do not occur are not explained. */
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
