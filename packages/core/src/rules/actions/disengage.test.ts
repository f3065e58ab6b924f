import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { disengageMoveFeet, provokesDisengaged } from './disengage.ts'

// SRD 5.2.1, Rules Glossary, Disengage (page 181); 2012 playtest, Combat, Disengage
test.each([
  ['SRD 5.2.1', srd521, 0, false, false],
  ['2012 playtest', next2012, 10, false, true],
] as const)('%s', (_, ruleset, feet, withAction, withMove) => {
  expect(disengageMoveFeet(ruleset)).toBe(feet)
  expect(provokesDisengaged({ ownMove: true }, ruleset)).toBe(withAction)
  expect(provokesDisengaged({ ownMove: false }, ruleset)).toBe(withMove)
})
