import { expect, test } from 'vitest'
import { enteredDice } from './entered-dice.ts'
import { parse } from './parse.ts'
import { randomFrom, rollDie, seededRandom } from './random.ts'
import { total } from './total.ts'

/** A generator that rolls a 1 on every die. */
const ones = randomFrom(() => 0)

test('uses the given faces first, then rolls', () => {
  const { random, thrown } = enteredDice([17, 4], ones)
  expect([rollDie(random, 20), rollDie(random, 6), rollDie(random, 6)]).toEqual([17, 4, 1])
  expect(thrown).toEqual([
    { sides: 20, face: 17, entered: true },
    { sides: 6, face: 4, entered: true },
    { sides: 6, face: 1, entered: false },
  ])
})

test.each([0, -1, 7])('%s is not a face of a d6, so the die is rolled', (face) => {
  const { random, thrown } = enteredDice([face], ones)
  expect(rollDie(random, 6)).toBe(1)
  expect(thrown).toEqual([{ sides: 6, face: 1, entered: false }])
})

test('expressions use given faces', () => {
  const dice = parse('2d6+3')
  expect(dice.ok && total(enteredDice([6, 5], ones).random, dice.value)).toBe(14)
})

test('without faces, the other generator rolls', () => {
  const [own, other] = [enteredDice([], seededRandom('same')).random, seededRandom('same')]
  for (const sides of [20, 6, 6, 8]) expect(rollDie(own, sides)).toBe(rollDie(other, sides))
})

test.each([
  ['faces[1] is NaN', [5, Number.NaN]],
  ['faces[0] is 1.5', [1.5]],
])('refuses what no die can show: %s', (message, faces) => {
  expect(() => enteredDice(faces, ones)).toThrow(message)
})
