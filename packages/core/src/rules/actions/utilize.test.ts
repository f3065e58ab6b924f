import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { interactionCost } from './utilize.ts'

// SRD 5.2.1, Playing the Game, Time-Limited Object Interactions (page 12) and Your Turn (page 13);
// 2012 playtest, Combat, Use an Item
test.each([
  ['the first door', 0, false, 'free', 'free'],
  ['a second object', 1, false, 'action', 'free'],
  ['a stuck door', 0, true, 'action', 'action'],
] as const)('%s', (_, earlier, needsAction, srd, playtest) => {
  const interaction = { earlier, needsAction }
  expect([srd521, next2012].map((ruleset) => interactionCost(interaction, ruleset))).toEqual([srd, playtest])
})
