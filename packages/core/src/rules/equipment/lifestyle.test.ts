import { expect, test } from 'vitest'
import { lifestyleExpenses } from './lifestyle.ts'

// SRD 5.2.1, Equipment, Lifestyle Expenses (page 101): a day and a week
test.each([
  ['wretched', 0, 0],
  ['modest', 100, 700],
  ['aristocratic', 1000, 7000],
] as const)('%s: %i CP per day, %i CP per week', (lifestyle, day, week) => {
  expect([lifestyleExpenses(lifestyle, 1), lifestyleExpenses(lifestyle, 7)]).toEqual([day, week])
})

test.each([-1, 0.5, 100_001])('%s days throw a RangeError', (days) => {
  expect(() => lifestyleExpenses('modest', days)).toThrow(/days is/)
})
