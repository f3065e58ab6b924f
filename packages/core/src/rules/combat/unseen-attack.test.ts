import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { unseenCircumstances } from './unseen-attack.ts'

// SRD 5.2.1, Playing the Game, Unseen Attackers and Targets (page 14); 2012 playtest, Attacking an Unseen Target and
// Benefits of Being Hidden
test.each([
  ['all see', true, true, false, [], []],
  ['the target is unseen', false, true, false, ['disadvantage'], ['disadvantage']],
  ['the attacker is unseen', true, false, false, ['advantage'], []],
  ['the attacker is hidden', true, false, true, ['advantage'], ['advantage']],
  ['nobody sees', false, false, false, ['disadvantage', 'advantage'], ['disadvantage']],
] as const)('%s', (_, targetSeen, attackerSeen, attackerHidden, srd, playtest) => {
  const sight = { targetSeen, attackerSeen, attackerHidden }
  const rule = 'unseen-attackers'
  expect(unseenCircumstances(sight, srd521)).toEqual(srd.map((gives) => ({ rule, gives })))
  expect(unseenCircumstances(sight, next2012)).toEqual(playtest.map((gives) => ({ rule, gives })))
})
