import { expect, test } from 'vitest'
import {
  alongDirection,
  isAcross,
  isAcrossWidening,
  isAlong,
  isInBox,
  isOnFace,
  isWithin,
  nearestInBox,
  samePoint,
} from './area-geometry.ts'

const at = (x: number, y = 0, z = 0) => ({ x, y, z })
const box = { corner: at(0), sides: at(10, 5, 5) }

test('samePoint and isWithin compare coordinates', () => {
  expect([samePoint(at(1, 2, 3), at(1, 2, 3)), samePoint(at(1, 2, 3), at(1, 2, 4))]).toEqual([true, false])
  expect([isWithin(at(3, 4), at(0), 5), isWithin(at(3, 4), at(0), 4)]).toEqual([true, false])
})

// 9 east and 12 north lie 15 feet along the way to 3 east and 4 north, which is 5 feet long
test('splits a position along and beside a direction', () => {
  expect(alongDirection(at(9, 12), at(0), at(3, 4))).toEqual({ along: 75, besideSquared: 0, lengthSquared: 25 })
  expect(alongDirection(at(-1, 2), at(0), at(1))).toEqual({ along: -1, besideSquared: 4, lengthSquared: 1 })
})

test.each([0, Number.NaN])('a direction of length %d throws a RangeError', (length) => {
  expect(() => alongDirection(at(1), at(0), at(length))).toThrow(RangeError)
})

test('isAlong and isAcross include their limits', () => {
  const position = alongDirection(at(10, 5), at(0), at(1))
  expect([isAlong(position, 10), isAlong(position, 9)]).toEqual([true, false])
  expect(isAlong(alongDirection(at(-1), at(0), at(1)), 10)).toBe(false)
  expect([isAcross(position, 10), isAcross(position, 9)]).toEqual([true, false])
  expect(isAcrossWidening(position)).toBe(true)
  expect(isAcrossWidening(alongDirection(at(9, 5), at(0), at(1)))).toBe(false)
})

test.each([
  ['a corner', at(0), true, true],
  ['a face', at(10, 2, 2), true, true],
  ['the middle', at(5, 2, 2), true, false],
  ['outside', at(11, 2, 2), false, false],
  ['in line with a face', at(0, 6, 0), false, false],
])('%s of a box', (_, point, inBox, onFace) => {
  expect(isInBox(point, box)).toBe(inBox)
  expect(isOnFace(point, box)).toBe(onFace)
})

test.each([
  [at(20, 2, 2), at(10, 2, 2)],
  [at(-3, 9, 7), at(0, 5, 5)],
  [at(4, 1, 1), at(4, 1, 1)],
])('nearest to %o', (point, nearest) => {
  expect(nearestInBox(point, box)).toEqual(nearest)
})
