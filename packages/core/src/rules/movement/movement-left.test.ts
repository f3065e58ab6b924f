import { expect, test } from 'vitest'
import { remainingMovementFeet } from './movement-left.ts'

test.each([
  ['30 feet, 10 before the action: Breaking Up Your Move (page 14)', 30, 10, 20],
  ['the book’s example: a Speed of 30, 10 feet flown: Speed (page 188)', 30, 10, 20],
  ['back to a Fly Speed of 40, 10 flown and 10 walked: Speed (page 188)', 40, 20, 20],
  ['nothing spent', 30, 0, 30],
  ['all spent', 30, 30, 0],
  ['more spent than the new speed: Speed (page 188)', 20, 30, 0],
  ['no speed', 0, 0, 0],
])('%s', (_, speed, spent, expected) => {
  expect(remainingMovementFeet({ speedFeet: speed, spentFeet: spent })).toBe(expected)
})

test.each([
  [-5, 0],
  [30, -1],
  [2.5, 0],
])('%d and %d feet throw a RangeError', (speed, spent) => {
  expect(() => remainingMovementFeet({ speedFeet: speed, spentFeet: spent })).toThrow(RangeError)
})
