import { expect, test } from 'vitest'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { breatheAgain, breathSeconds, type Suffocating, suffocateForTurn } from './suffocation.ts'

// SRD 5.2.1, Rules Glossary, Suffocation (page 189): 1 minute plus the modifier, at least 30 seconds
test.each([
  [-5, 30],
  [-1, 30],
  [0, 60],
  [1, 120],
  [5, 360],
  [10, 660],
])('a Constitution modifier of %i: %i seconds', (modifier, seconds) => {
  expect(breathSeconds(modifier)).toBe(seconds)
})

test.each([-6, 11, 0.5])('a modifier of %f throws a RangeError', (modifier) => {
  expect(() => breathSeconds(modifier)).toThrow(RangeError)
})

// SRD 5.2.1, Rules Glossary, Suffocation (page 189) and Exhaustion (page 181): dead at level 6
test('gains a level each turn; the first breath removes all', () => {
  let creature: Suffocating = { exhaustionLevel: 2, fromSuffocating: 0 }
  const levels: number[] = []
  for (let turn = 1; turn <= 5; turn += 1) {
    creature = suffocateForTurn(creature, srd521)
    levels.push(creature.exhaustionLevel)
  }
  expect(levels).toEqual([3, 4, 5, 6, 6])
  expect(creature.fromSuffocating).toBe(4)
  expect(breatheAgain({ exhaustionLevel: 5, fromSuffocating: 3 })).toEqual({ exhaustionLevel: 2, fromSuffocating: 0 })
})
