import { type Square, squaresOf } from '../../rules/movement/grid.ts'
import { type Drawing, drawSquares, type Layer } from './drawing.ts'
import type { Tread } from './walk.ts'
import type { Walked } from './walk-steps.ts'

/** The minimum that is drawn: the way of an ordinary turn, and a little around it. */
const FRAME: readonly [Square, Square] = [
  { x: -2, y: -3 },
  { x: 8, y: 3 },
]

const OTHER_LAYERS = {
  none: [],
  enemy: [{ sign: 'E', kind: 'other', word: 'enemy' }],
  ally: [{ sign: 'A', kind: 'other', word: 'ally' }],
  wall: [{ sign: '#', kind: 'wall', word: 'wall' }],
} as const

/** Draws a walk: where it begins and where the turn ends, the squares between, and obstacles. */
export function drawWalk({ input, start, treads, reached, turnEnd, other }: Walked): Drawing {
  const { across } = start
  const entered = (belongs: (tread: Tread) => boolean): Square[] =>
    treads.filter(belongs).flatMap(({ to }) => squaresOf({ ...to, across }))
  const now = entered(({ paidBy }) => paidBy !== 'later')
  const isOnlyLater = ({ x, y }: Square): boolean => !now.some((square) => square.x === x && square.y === y)
  const layers: Layer[] = [
    { sign: 'o', kind: 'step', word: 'step', squares: entered(() => true) },
    { sign: '*', kind: 'difficult-step', word: 'difficult-step', squares: entered(({ isDifficult }) => isDifficult) },
    {
      sign: '-',
      kind: 'later-step',
      word: 'later-step',
      squares: entered(({ paidBy }) => paidBy === 'later').filter(isOnlyLater),
    },
    { sign: 'S', kind: 'you', word: 'you', squares: squaresOf(start) },
    { sign: 'X', kind: 'end', word: 'end', squares: reached.length > 0 ? squaresOf(turnEnd) : [] },
    ...OTHER_LAYERS[input.other].map((sign) => ({ ...sign, squares: squaresOf(other.space) })),
  ]
  const squares = [start, ...treads.map(({ to }) => to)].map(({ x, y }) => ({ x, y }))
  return drawSquares({ layers, frame: FRAME, path: { field: 'path', across, squares, end: reached.length } })
}
