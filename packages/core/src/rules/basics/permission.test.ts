import { expect, test } from 'vitest'
import { ALLOWED, firstObstacle } from './permission.ts'

test('without an obstacle it is allowed', () => {
  expect(firstObstacle([])).toBe(ALLOWED)
  expect(firstObstacle([[false, 'help', 'a']])).toEqual({ allowed: true })
})

test('the first obstacle is the reason', () => {
  expect(
    firstObstacle([
      [false, 'help', 'a'],
      [true, 'hide', 'b'],
      [true, 'ready', 'c'],
    ]),
  ).toEqual({ allowed: false, rule: 'hide', because: 'b' })
})
