import { expect, test } from 'vitest'
import type { Square } from './grid.ts'
import { gridStep } from './grid-step.ts'

const at = (x: number, y: number, across = 1) => ({ x, y, across })
const filled =
  (...squares: readonly (readonly [number, number])[]) =>
  ({ x, y }: Square) =>
    squares.some((square) => square[0] === x && square[1] === y)

// SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
test.each([
  ['straight', at(0, 0), { x: 1, y: 0 }, filled(), []],
  ['diagonal', at(0, 0), { x: 1, y: 1 }, filled(), []],
  ['staying is not a step', at(0, 0), { x: 0, y: 0 }, filled(), ['not-adjacent']],
  ['two squares away', at(0, 0), { x: 2, y: 1 }, filled(), ['not-adjacent']],
  ['into a wall', at(0, 0), { x: 1, y: 0 }, filled([1, 0]), ['filled']],
  ['past the corner of a wall', at(0, 0), { x: 1, y: 1 }, filled([1, 0]), ['corner']],
  ['past the other corner', at(0, 0), { x: 1, y: 1 }, filled([0, 1]), ['corner']],
  ['along a wall', at(0, 0), { x: 1, y: 0 }, filled([0, 1], [1, 1]), []],
  ['diagonally away from a wall', at(0, 0), { x: 1, y: 1 }, filled([-1, 0], [0, -1]), []],
  ['a Large creature past a corner', at(0, 0, 2), { x: 1, y: 1 }, filled([2, 0]), ['corner']],
  ['a Large creature past the other corner', at(0, 0, 2), { x: 1, y: 1 }, filled([0, 2]), ['corner']],
  ['a Large creature with room', at(0, 0, 2), { x: 1, y: 1 }, filled([3, 0], [0, 3]), []],
  ['a Large creature into a wall', at(0, 0, 2), { x: 1, y: 0 }, filled([2, 1]), ['filled']],
] as const)('%s', (_, space, to, isFilled, refusals) => {
  expect(gridStep({ space, to, costFeet: 5, movementLeftFeet: 5, isFilled }).value.refusals).toEqual(refusals)
})

// SRD 5.2.1, Playing the Game, Playing on a Grid, Entering a Square (page 13)
test.each([
  ['enough', 5, 5, []],
  ['Difficult Terrain needs 10 feet', 10, 5, ['not-enough-movement']],
  ['Difficult Terrain with 10 feet left', 10, 10, []],
  ['nothing left', 5, 0, ['not-enough-movement']],
] as const)('%s', (_, costFeet, movementLeftFeet, refusals) => {
  const step = gridStep({ space: at(0, 0), to: { x: 0, y: 1 }, costFeet, movementLeftFeet, isFilled: filled() })
  expect(step.value.refusals).toEqual(refusals)
  expect(step.steps).toEqual([
    {
      kind: 'square-entered',
      rule: 'playing-on-a-grid',
      values: { x: 0, y: 1, costFeet, movementLeftFeet, mayEnter: refusals.length === 0 },
    },
  ])
})

test('illegal figures throw a RangeError', () => {
  expect(() =>
    gridStep({ space: at(0, 0), to: { x: 0.5, y: 1 }, costFeet: 5, movementLeftFeet: 5, isFilled: filled() }),
  ).toThrow(RangeError)
  expect(() =>
    gridStep({ space: at(0, 0), to: { x: 0, y: 1 }, costFeet: -5, movementLeftFeet: 5, isFilled: filled() }),
  ).toThrow(RangeError)
})
