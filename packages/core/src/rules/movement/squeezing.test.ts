import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { squeeze } from './squeezing.ts'

// SRD 5.1, Combat, Squeezing into a Smaller Space (page 92); SRD 5.2.1, Rules Glossary, Difficult Terrain (page 181)
test.each([
  ['large', 'large', [0, 'normal'], [0, 'normal']],
  ['medium', 'large', [0, 'normal'], [0, 'normal']],
  ['large', 'medium', [1, 'normal'], [1, 'disadvantage']],
  ['small', 'tiny', [1, 'normal'], [1, 'disadvantage']],
  ['large', 'small', 'too-narrow', 'too-narrow'],
  ['gargantuan', 'tiny', 'too-narrow', 'too-narrow'],
] as const)('a %s creature in an opening for %s ones', (size, openingFor, today, in2014) => {
  const under = (answer: ReturnType<typeof squeeze>) =>
    answer === 'too-narrow' ? answer : [answer.extraFeetPerFoot, answer.attackRolls]
  expect(under(squeeze({ size, openingFor }))).toEqual(today)
  expect(under(squeeze({ size, openingFor }, srd51))).toEqual(in2014)
})
