import { expect, test } from 'vitest'
import { ALLOWED, firstObstacle } from './permission.ts'

test('nothing stands against it', () => {
  expect(firstObstacle([])).toBe(ALLOWED)
  expect(firstObstacle([[false, 'help', 'a']])).toEqual({ allowed: true })
})

test('the first thing that stands against it is the reason', () => {
  expect(
    firstObstacle([
      [false, 'help', 'a'],
      [true, 'hide', 'b'],
      [true, 'ready', 'c'],
    ]),
  ).toEqual({ allowed: false, rule: 'hide', because: 'b' })
})
