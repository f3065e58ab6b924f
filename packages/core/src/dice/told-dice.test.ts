import { expect, test } from 'vitest'
import { parse } from './parse.ts'
import { rollDie, seededRandom } from './random.ts'
import { toldDice } from './told-dice.ts'
import { total } from './total.ts'

/** A generator that rolls a 1 on every die. */
const ones = () => 0

test('uses the given faces first, then rolls', () => {
  const { random, thrown } = toldDice([17, 4], ones)
  expect([rollDie(random, 20), rollDie(random, 6), rollDie(random, 6)]).toEqual([17, 4, 1])
  expect(thrown).toEqual([
    { sides: 20, face: 17, told: true },
    { sides: 6, face: 4, told: true },
    { sides: 6, face: 1, told: false },
  ])
})

test.each([0, -1, 7, 1.5, Number.NaN])('%s is not a face of a d6, so the die is rolled', (face) => {
  const { random, thrown } = toldDice([face], ones)
  expect(rollDie(random, 6)).toBe(1)
  expect(thrown).toEqual([{ sides: 6, face: 1, told: false }])
})

test('expressions use given faces', () => {
  const dice = parse('2d6+3')
  expect(dice.ok && total(toldDice([6, 5], ones).random, dice.value)).toBe(14)
})

test('without faces, the other generator rolls', () => {
  const [own, other] = [toldDice([], seededRandom('same')).random, seededRandom('same')]
  for (const sides of [20, 6, 6, 8]) expect(rollDie(own, sides)).toBe(rollDie(other, sides))
})
