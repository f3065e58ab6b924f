import { expect, test } from 'vitest'
import { runsThrough } from './covered-squares.ts'

/** One square, from 5 to 10 feet each way. */
const PILLAR = { x: 1, y: 1, columns: 1, rows: 1, cover: 'total' } as const

test.each([
  ['through its middle', { x: 0, y: 7.5 }, { x: 15, y: 7.5 }, true],
  ['from corner to corner', { x: 0, y: 0 }, { x: 15, y: 15 }, true],
  ['along its side', { x: 0, y: 5 }, { x: 15, y: 5 }, false],
  ['past its corner', { x: 0, y: 10 }, { x: 10, y: 0 }, false],
  ['just inside its corner', { x: 0, y: 10.5 }, { x: 10.5, y: 0 }, true],
  ['not so far', { x: 0, y: 7.5 }, { x: 5, y: 7.5 }, false],
  ['into it', { x: 0, y: 7.5 }, { x: 5.5, y: 7.5 }, true],
  ['away from it', { x: 12.5, y: 12.5 }, { x: 20, y: 20 }, false],
  ['no line at all', { x: 0, y: 0 }, { x: 0, y: 0 }, false],
])('%s', (_, from, to, expected) => {
  expect(runsThrough(from, to, PILLAR)).toBe(expected)
  expect(runsThrough(to, from, PILLAR)).toBe(expected)
})
