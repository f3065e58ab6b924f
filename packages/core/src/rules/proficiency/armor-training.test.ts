import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { ARMOR_STRENGTH_PENALTY_FEET, armorDrawbacks, shieldBonus } from './armor-training.ts'

const none = { disadvantageOn: [], disadvantageOnSkills: [], canCastSpells: true, speedPenaltyFeet: 0 }
const untrained = { disadvantageOn: ['strength', 'dexterity'], canCastSpells: false }
const noisy = { disadvantageOnSkills: ['stealth'] }

// SRD 5.2.1, Equipment, Armor and Armor Training (page 92)
test.each([
  ['trained, no needs', 'leather-armor', true, 8, none],
  ['untrained', 'leather-armor', false, 8, { ...none, ...untrained }],
  ['noisy', 'padded-armor', true, 18, { ...none, ...noisy }],
  ['strong enough: equal to the score', 'chain-mail', true, 13, { ...none, ...noisy }],
  ['one point too weak', 'chain-mail', true, 12, { ...none, ...noisy, speedPenaltyFeet: 10 }],
  ['all of it', 'splint-armor', false, 10, { ...untrained, ...noisy, speedPenaltyFeet: 10 }],
] as const)('%s', (_, armor, trained, strengthScore, expected) => {
  expect(armorDrawbacks({ armor, trained, strengthScore }, srd521)).toEqual(expected)
  // 2012 playtest, Casting a Spell: no training with armor is asked for
  expect(armorDrawbacks({ armor, trained, strengthScore }, next2012)).toEqual({ ...expected, canCastSpells: true })
})

test('the penalty for weakness is 10 feet', () => {
  expect(ARMOR_STRENGTH_PENALTY_FEET).toBe(10)
})

// SRD 5.2.1, Rules Glossary, Armor Training (page 177)
test('a Shield adds to AC only with training', () => {
  expect([shieldBonus({ bonus: 2, trained: true }), shieldBonus({ bonus: 2, trained: false })]).toEqual([2, 0])
})
