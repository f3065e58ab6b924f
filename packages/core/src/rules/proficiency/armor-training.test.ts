import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { ARMOR_STRENGTH_PENALTY_FEET, armorDrawbacks, shieldBonus } from './armor-training.ts'

const plain = { trained: true, strengthNeeded: 0, stealthDisadvantage: false }
const none = { disadvantageOn: [], disadvantageOnSkills: [], canCastSpells: true, speedPenaltyFeet: 0 }

// SRD 5.2.1, Equipment, Armor and Armor Training (page 92)
test.each([
  ['trained, no needs', plain, 8, none],
  [
    'untrained',
    { ...plain, trained: false },
    8,
    { ...none, disadvantageOn: ['strength', 'dexterity'], canCastSpells: false },
  ],
  ['strong enough: equal to the score', { ...plain, strengthNeeded: 13 }, 13, none],
  ['one point too weak', { ...plain, strengthNeeded: 13 }, 12, { ...none, speedPenaltyFeet: 10 }],
  ['noisy', { ...plain, stealthDisadvantage: true }, 18, { ...none, disadvantageOnSkills: ['stealth'] }],
  [
    'all of it',
    { trained: false, strengthNeeded: 15, stealthDisadvantage: true },
    10,
    {
      disadvantageOn: ['strength', 'dexterity'],
      disadvantageOnSkills: ['stealth'],
      canCastSpells: false,
      speedPenaltyFeet: 10,
    },
  ],
])('%s', (_, armor, strength, expected) => {
  expect(armorDrawbacks(armor, strength, srd521.casting)).toEqual(expected)
  // 2012 playtest, Casting a Spell: no training with armor is asked for
  expect(armorDrawbacks(armor, strength, next2012.casting)).toEqual({ ...expected, canCastSpells: true })
})

test('the penalty for weakness is 10 feet', () => {
  expect(ARMOR_STRENGTH_PENALTY_FEET).toBe(10)
})

// SRD 5.2.1, Rules Glossary, Armor Training (page 177)
test('a Shield adds to AC only with training', () => {
  expect([shieldBonus(2, true), shieldBonus(2, false)]).toEqual([2, 0])
})
