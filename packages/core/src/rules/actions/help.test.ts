import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { HELP_GIVES, helpsAttackOf, mayAssistAttack, mayAssistCheck } from './help.ts'

describe('mayAssistCheck', () => {
  test.each([
    // SRD 5.2.1, Rules Glossary, Help (page 182)
    ['proficient', srd521, true, 3, true, 'allowed'],
    ['not proficient', srd521, false, 20, true, 'not-proficient'],
    ['too far to speak or touch', srd521, true, 10, false, 'too-far'],
    // 2012 playtest, Combat, Help: at least a 10 in the ability score
    ['2012: a score of 10', next2012, false, 10, true, 'allowed'],
    ['2012: a score of 9', next2012, true, 9, true, 'score-too-low'],
    ['2012: too far', next2012, false, 10, false, 'too-far'],
  ] as const)('%s', (_, ruleset, proficient, score, nearEnough, expected) => {
    const permission = mayAssistCheck({ proficient, score, nearEnough }, ruleset)
    expect(permission.allowed ? 'allowed' : permission.because).toBe(expected)
  })
})

// SRD 5.2.1, Rules Glossary, Help (page 183): an enemy within 5 feet; 2012 playtest: checks only
test.each([
  ['adjacent', srd521, 5, 'allowed'],
  ['farther', srd521, 6, 'too-far'],
  ['2012', next2012, 5, 'no-such-help'],
] as const)('help with an attack roll, %s', (_, ruleset, distanceFeet, expected) => {
  const permission = mayAssistAttack(distanceFeet, ruleset)
  expect(permission.allowed ? 'allowed' : permission.because).toBe(expected)
})

// SRD 5.2.1, Rules Glossary, Help (pages 182 and 183): one ally, and the next roll
test('help is for one roll of one ally', () => {
  expect(HELP_GIVES).toEqual({ allies: 1, rolls: 1 })
})

// SRD 5.1, Using Ability Scores, Working Together (page 79): a lock needs proficiency with thieves' tools
test.each([
  ['any task', false, false, 'allowed'],
  ['a task that needs a proficiency', true, false, 'not-proficient'],
  ['with that proficiency', true, true, 'allowed'],
] as const)('2014: help with %s', (_, taskNeedsProficiency, proficient, expected) => {
  const permission = mayAssistCheck({ proficient, taskNeedsProficiency, score: 3, nearEnough: false }, srd51)
  expect(permission.allowed ? 'allowed' : permission.because).toBe(expected)
})

// SRD 5.2.1, Rules Glossary, Help (page 183); SRD 5.1, Combat, Help (page 93)
test.each([
  [srd521, [true, true]],
  [srd51, [true, false]],
  [next2012, [false, false]],
])('whose attack is helped', (ruleset, expected) => {
  expect([helpsAttackOf('chosen-ally', ruleset), helpsAttackOf('another-ally', ruleset)]).toEqual(expected)
})
