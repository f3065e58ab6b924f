import { expect, test } from 'vitest'
import { type RollCircumstance, rollStateUnder } from './roll-circumstance.ts'

const advantage: RollCircumstance = { rule: 'invisible', gives: 'advantage' }
const disadvantage: RollCircumstance = { rule: 'surprise', gives: 'disadvantage' }

// SRD 5.2.1, Playing the Game, They Don’t Stack (page 8)
test.each([
  ['nothing', [], 'normal'],
  ['one Advantage', [advantage], 'advantage'],
  ['two are as good as one', [advantage, advantage], 'advantage'],
  ['one Disadvantage', [disadvantage], 'disadvantage'],
  ['one of each cancels', [advantage, disadvantage], 'normal'],
  ['one cancels two', [advantage, disadvantage, advantage], 'normal'],
] as const)('%s', (_, circumstances, expected) => {
  expect(rollStateUnder(circumstances)).toBe(expected)
})
