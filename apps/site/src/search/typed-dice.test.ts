import { expect, test } from 'vitest'
import { typedDice } from './typed-dice.ts'

test.each([
  ['8d6', '8d6'],
  ['roll 8d6', '8d6'],
  ['2D6 + 3', '2d6 + 3'],
  ['4d6kh3', '4d6kh3'],
  ['8d6 30', undefined],
  ['8d6 30+', undefined],
  ['8d6 >= 30', undefined],
  ['2d6+', undefined],
  ['30', undefined],
  ['half cover', undefined],
])('the dice of “%s” are %s', (typed, dice) => {
  expect(typedDice(typed, { asks: { roll: ['roll'] } })).toBe(dice)
})
