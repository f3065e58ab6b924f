import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { HELP_GIVES, mayAssistAttack, mayAssistCheck } from './help.ts'

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
