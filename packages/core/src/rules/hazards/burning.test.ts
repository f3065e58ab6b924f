import { expect, test } from 'vitest'
import { burnForTurn, extinguishing } from './burning.ts'

// SRD 5.2.1, Rules Glossary, Burning (page 178)
test.each([
  ['rolling-on-the-ground', true, 'prone'],
  ['doused', false, 'none'],
  ['submerged', false, 'none'],
  ['suffocated', false, 'none'],
] as const)('%s', (by, action, condition) => {
  expect(extinguishing(by)).toEqual({ action, condition })
})

// 1d4 Fire damage at the start of its turn; Playing the Game, Resistance (page 17): half, rounded down
test.each([
  [4, {}, 4],
  [3, { resistance: true }, 1],
  [1, { resistance: true }, 0],
  [2, { vulnerability: true }, 4],
  [4, { immunity: true }, 0],
])('a roll of %i with %o deals %i', (rolled, modifiers, damage) => {
  expect(burnForTurn({ rolled, modifiers }).value).toBe(damage)
})

test.each([0, 5, 1.5])('a roll of %d throws a RangeError', (rolled) => {
  expect(() => burnForTurn({ rolled })).toThrow(/rolled is/)
})
