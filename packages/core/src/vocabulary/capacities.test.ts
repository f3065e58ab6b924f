import { expect, test } from 'vitest'
import { CAPACITIES } from './capacities.ts'

// SRD 5.2.1, Rules Glossary, Incapacitated (page 184): “any action, Bonus Action, or Reaction”, Concentration, speech
test('what a condition can take away, the actions first', () => {
  expect(CAPACITIES.slice(0, 5)).toEqual(['action', 'bonus-action', 'reaction', 'concentration', 'speech'])
  expect(CAPACITIES).toHaveLength(10)
})
