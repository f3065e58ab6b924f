import { readPath, writePath } from '@rulestone/core/calculators/fields'
import { expect, test } from 'vitest'
import { extendTo } from './extend-path.ts'

test.each([
  ['on to a neighbor', 'e', 1, [2, -1], 'e ne'],
  ['diagonals first', '', 1, [3, 1], 'se e e'],
  ['the last square: difficult', 'e e', 1, [2, 0], 'e e*'],
  ['and no longer', 'e e*', 1, [2, 0], 'e e'],
  ['back to where it has been', 'e e ne*', 1, [1, 0], 'e'],
  ['back to the start', 'e e', 1, [0, 0], ''],
  ['the start without steps', '', 1, [0, 0], ''],
  ['a large creature goes until it is there', '', 2, [3, 0], 'e e'],
  ['a large creature to the north-west', '', 2, [-1, -2], 'nw n'],
  ['inside the space of a large creature', 'e', 2, [2, 1], 'e*'],
] as const)('%s', (_, path, across, [x, y], expected) => {
  const steps = readPath(path, 40)
  if (!steps.ok) throw new Error(steps.error.code)
  expect(writePath(extendTo({ x: 0, y: 0 }, across, steps.value, { x, y }))).toBe(expected)
})
