import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { dodgeProtection } from './dodge.ts'

const dodging = { incapacitated: false, speedFeet: 30, seesAttacker: true }
const unseen = { ...dodging, seesAttacker: false }
const incapacitated = { ...dodging, incapacitated: true }
const stuck = { ...dodging, speedFeet: 0 }

test.each([
  // SRD 5.2.1, Rules Glossary, Dodge (page 181)
  ['a seen attacker', srd521, dodging, 'disadvantage', 'advantage', 0],
  ['an unseen attacker', srd521, unseen, 'normal', 'advantage', 0],
  ['Incapacitated', srd521, incapacitated, 'normal', 'normal', 0],
  ['Speed 0', srd521, stuck, 'normal', 'normal', 0],
  // 2012 playtest, Combat, Dodge
  ['2012: +4', next2012, dodging, 'normal', 'normal', 4],
  ['2012: an unseen attacker', next2012, unseen, 'normal', 'normal', 4],
  ['2012: cannot act', next2012, incapacitated, 'normal', 'normal', 0],
  ['2012: cannot move', next2012, stuck, 'normal', 'normal', 0],
] as const)('%s', (_, ruleset, creature, attackRolls, dexteritySaves, bonus) => {
  expect(dodgeProtection(creature, ruleset)).toEqual({
    attackRolls,
    dexteritySaves,
    armorClassBonus: bonus,
    dexteritySaveBonus: bonus,
  })
})
