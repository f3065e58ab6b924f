import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitInSquare, gridDistanceFeet, gridSpace, speedInSquares, squaresBetween } from './grid.ts'

// SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
test('a Speed of 30 feet is 6 squares', () => {
  expect([30, 25, 27, 4, 0].map(speedInSquares)).toEqual([6, 5, 5, 0, 0])
})

// SRD 5.2.1, Playing the Game, Creature Size and Space (page 14)
test.each([
  ['tiny', 1],
  ['small', 1],
  ['medium', 1],
  ['large', 2],
  ['huge', 3],
  ['gargantuan', 4],
] as const)('a %s creature is %i squares across', (size, across) => {
  expect(gridSpace({ size, x: -1, y: 4 })).toEqual({ x: -1, y: 4, across })
})

// SRD 5.2.1, Playing the Game, Creature Size and Space (page 14)
test.each([
  ['one Medium creature', ['medium'], true],
  ['one Tiny creature', ['tiny'], true],
  ['four Tiny creatures', ['tiny', 'tiny', 'tiny', 'tiny'], true],
  ['five', ['tiny', 'tiny', 'tiny', 'tiny', 'tiny'], false],
  ['a Tiny and a Medium one', ['tiny', 'medium'], false],
  ['two Small ones', ['small', 'small'], false],
  ['a Large one', ['large'], false],
  ['nobody', [], true],
] as const)('in one square: %s', (_, sizes, expected) => {
  expect(fitInSquare(sizes)).toBe(expected)
})

const at = (x: number, y: number, across = 1) => ({ x, y, across })

// SRD 5.2.1, Playing the Game, Playing on a Grid, Ranges (page 13)
test.each([
  ['adjacent', at(0, 0), at(1, 0), 1],
  ['diagonally adjacent', at(0, 0), at(-1, -1), 1],
  ['the same square', at(2, 2), at(2, 2), 0],
  ['a square between', at(0, 0), at(2, 0), 2],
  ['a diagonal counts as one', at(0, 0), at(4, 4), 4],
  ['the longer way decides', at(0, 0), at(4, 1), 4],
  ['a Large creature is adjacent', at(0, 0, 2), at(2, 1), 1],
  ['from its far side', at(0, 0, 2), at(-2, 0), 2],
  ['a Gargantuan and a Huge creature', at(0, 0, 4), at(6, 0, 3), 3],
  ['inside a Gargantuan creature', at(0, 0, 4), at(3, 3), 0],
])('%s', (_, one, other, squares) => {
  expect(squaresBetween({ from: one, to: other })).toBe(squares)
  expect(gridDistanceFeet({ from: one, to: other })).toBe(squares * 5)
})

test.each([0.5, Number.NaN])('column %d throws a RangeError', (x) => {
  expect(() => squaresBetween({ from: at(x, 0), to: at(0, 0) })).toThrow(RangeError)
  expect(() => gridSpace({ size: 'medium', x, y: 0 })).toThrow(RangeError)
  expect(() => speedInSquares(x)).toThrow(RangeError)
})

test('laws: the distance is the same both ways, and the least between any of their squares', () => {
  const space = fc.record({
    x: fc.integer({ min: -9, max: 9 }),
    y: fc.integer({ min: -9, max: 9 }),
    across: fc.integer({ min: 1, max: 4 }),
  })
  const squaresOf = ({ x, y, across }: { x: number; y: number; across: number }) =>
    Array.from(
      { length: across * across },
      (_, index) => [x + (index % across), y + Math.floor(index / across)] as const,
    )
  fc.assert(
    fc.property(space, space, (one, other) => {
      const apart = squaresOf(one).flatMap(([x, y]) =>
        squaresOf(other).map(([otherX, otherY]) => Math.max(Math.abs(x - otherX), Math.abs(y - otherY))),
      )
      expect(squaresBetween({ from: one, to: other })).toBe(Math.min(...apart))
      expect(squaresBetween({ from: other, to: one })).toBe(squaresBetween({ from: one, to: other }))
    }),
  )
})
