import { expect, test } from 'vitest'
import { lifestyleCopperPieces } from './lifestyle.ts'

// SRD 5.2.1, Equipment, Lifestyle Expenses (page 101): a day and a week
test.each([
  ['wretched', 0, 0],
  ['modest', 100, 700],
  ['aristocratic', 1000, 7000],
] as const)('%s: %i CP per day, %i CP per week', (lifestyle, day, week) => {
  expect([lifestyleCopperPieces({ lifestyle, days: 1 }), lifestyleCopperPieces({ lifestyle, days: 7 })]).toEqual([
    day,
    week,
  ])
})

test.each([-1, 0.5, 100_001])('%s days throw a RangeError', (days) => {
  expect(() => lifestyleCopperPieces({ lifestyle: 'modest', days })).toThrow(/days is/)
})
