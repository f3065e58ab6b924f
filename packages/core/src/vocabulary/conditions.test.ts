import { expect, test } from 'vitest'
import { CONDITIONS, PLAYTEST_CONDITIONS } from './conditions.ts'

// SRD 5.2.1, Rules Glossary, Condition (page 179): three columns of five
test('the fifteen conditions, column by column', () => {
  expect(CONDITIONS).toEqual(
    [
      ['blinded', 'charmed', 'deafened', 'exhaustion', 'frightened'],
      ['grappled', 'incapacitated', 'invisible', 'paralyzed', 'petrified'],
      ['poisoned', 'prone', 'restrained', 'stunned', 'unconscious'],
    ].flat(),
  )
})

// 2012 playtest, Conditions, in the order of its definitions
test('the twelve conditions of the 2012 playtest', () => {
  expect(PLAYTEST_CONDITIONS).toEqual(
    [
      ['blinded', 'charmed', 'deafened', 'ethereal', 'frightened', 'invisible'],
      ['intoxicated', 'paralyzed', 'prone', 'restrained', 'stunned', 'unconscious'],
    ].flat(),
  )
})
