import { expect, test } from 'vitest'
import { abilityModifier } from '../abilities/ability-score.ts'
import { passiveScore } from './passive-score.ts'
import { proficiencyBonusAtLevel } from './proficiency.ts'

// SRD 5.2.1, Rules Glossary, Passive Perception (page 186)
test.each([
  ['normal', 0, 10],
  ['normal', -2, 8],
  ['advantage', 0, 15],
  ['disadvantage', 0, 5],
  ['disadvantage', -5, 0],
] as const)('%s with a bonus of %i is %i', (state, bonus, expected) => {
  expect(passiveScore({ bonus, state })).toBe(expected)
})

test('the book’s example: level 1, Wisdom 15, proficient: 14, with Advantage 19', () => {
  const bonus = abilityModifier(15) + proficiencyBonusAtLevel(1)
  expect([passiveScore({ bonus, state: 'normal' }), passiveScore({ bonus, state: 'advantage' })]).toEqual([14, 19])
})
