import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { rangedInCloseCombat } from './ranged-close-combat.ts'

const enemy = { distanceFeet: 5, reachFeet: 5, sees: true, incapacitated: false }

// SRD 5.2.1, Playing the Game, Ranged Attacks in Close Combat (page 15); 2012 playtest, Ranged Attacks
test.each([
  ['an enemy within 5 feet', true, [enemy], true, true],
  ['a spell', false, [enemy], true, false],
  ['10 feet away', true, [{ ...enemy, distanceFeet: 10 }], false, false],
  ['10 feet away, within its reach', true, [{ ...enemy, distanceFeet: 10, reachFeet: 10 }], false, true],
  ['who cannot see', true, [{ ...enemy, sees: false }], false, true],
  ['who is Incapacitated', true, [{ ...enemy, incapacitated: true }], false, true],
  ['one of two', true, [{ ...enemy, sees: false }, enemy], true, true],
  ['no enemy', true, [], false, false],
] as const)('%s', (_, withWeapon, enemies, srd, playtest) => {
  const disadvantage = [{ rule: 'ranged-close-combat', gives: 'disadvantage' }]
  expect(rangedInCloseCombat({ withWeapon, enemies }, srd521)).toEqual(srd ? disadvantage : [])
  expect(rangedInCloseCombat({ withWeapon, enemies }, next2012)).toEqual(playtest ? disadvantage : [])
})
