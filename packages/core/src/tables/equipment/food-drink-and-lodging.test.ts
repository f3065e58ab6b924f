import { expect, test } from 'vitest'
import {
  FOOD_AND_DRINK_COPPER_PIECES,
  INN_STAY_COPPER_PIECES_PER_DAY,
  MEAL_COPPER_PIECES,
} from './food-drink-and-lodging.ts'

// SRD 5.2.1, Equipment, Food, Drink, and Lodging (pages 101 and 102)
test('a mug of ale 4 CP, a loaf of bread 2 CP, a wedge of cheese 1 SP, a bottle of wine 2 SP or 10 GP', () => {
  expect(FOOD_AND_DRINK_COPPER_PIECES).toEqual({
    ale: 4,
    bread: 2,
    cheese: 10,
    'common-wine': 20,
    'fine-wine': 1000,
  })
})

test.each([
  ['squalid', 7, 1],
  ['poor', 10, 2],
  ['modest', 50, 10],
  ['comfortable', 80, 20],
  ['wealthy', 200, 30],
  ['aristocratic', 400, 60],
] as const)('%s: an inn stay %i CP, a meal %i CP', (lifestyle, innStay, meal) => {
  expect([INN_STAY_COPPER_PIECES_PER_DAY[lifestyle], MEAL_COPPER_PIECES[lifestyle]]).toEqual([innStay, meal])
})
