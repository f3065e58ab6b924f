import { describe, expect, test } from 'vitest'
import { squaresOf } from '../../rules/movement/grid.ts'
import { drawSquares, isInSpace } from './drawing.ts'

const YOU = { sign: 'y', kind: 'you', word: 'you' } as const
const STEP = { sign: 's', kind: 'step', word: 'step' } as const
const WALL = { sign: 'w', kind: 'wall', word: 'wall' } as const

describe('squares of a space', () => {
  test('row by row', () => {
    expect(squaresOf({ x: 3, y: -1, across: 2 })).toEqual([
      { x: 3, y: -1 },
      { x: 4, y: -1 },
      { x: 3, y: 0 },
      { x: 4, y: 0 },
    ])
  })

  test.each([
    [3, -1, true],
    [4, 0, true],
    [5, 0, false],
    [4, 1, false],
    [2, 0, false],
  ])('%i, %i: %j', (x, y, expected) => {
    expect(isInSpace({ x, y }, { x: 3, y: -1, across: 2 })).toBe(expected)
  })
})

describe('drawing', () => {
  test('later layers cover earlier ones; the legend omits hidden squares except ground under a creature', () => {
    const drawing = drawSquares({
      layers: [
        { ...STEP, squares: [{ x: 0, y: 0 }] },
        {
          ...WALL,
          squares: [
            { x: 0, y: 0 },
            { x: 1, y: 0 },
          ],
        },
        { ...YOU, squares: squaresOf({ x: 1, y: 0, across: 1 }) },
      ],
      frame: [
        { x: 0, y: 0 },
        { x: 2, y: 1 },
      ],
    })
    expect(drawing).toEqual({ rows: ['wy.', '...'], ground: ['ww.', '...'], legend: [WALL, YOU] })
  })

  test('expands the frame north and west and shifts origin and path', () => {
    const drawing = drawSquares({
      layers: [
        { ...YOU, squares: [{ x: 0, y: 0 }] },
        { ...WALL, squares: [{ x: -2, y: -1 }] },
      ],
      frame: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      origin: { x: 0.5, y: 0, word: 'origin' },
      path: { field: 'way', across: 1, squares: [{ x: 0, y: 0 }], end: 0 },
    })
    expect(drawing).toEqual({
      rows: ['w...', '..y.'],
      ground: ['w...', '....'],
      legend: [YOU, WALL],
      origin: { x: 2.5, y: 1, word: 'origin' },
      path: { field: 'way', across: 1, squares: [{ x: 2, y: 1 }], end: 0 },
    })
  })
})
