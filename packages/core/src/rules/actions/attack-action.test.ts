import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { attackAction } from './attack-action.ts'

// SRD 5.2.1, Rules Glossary, Attack (page 177) and Character Creation, Extra Attack (page 25)
test.each([
  ['no feature', [], 1],
  ['Extra Attack', [1], 2],
  ['Extra Attack from two classes', [1, 1], 2],
  ['Extra Attack and Two Extra Attacks', [1, 2], 3],
])('%s', (_, extraAttacks, attacks) => {
  expect(attackAction(extraAttacks)).toEqual({ attackRolls: attacks, weaponsEquippedOrUnequipped: attacks })
})

// SRD 5.1, Combat, Other Activity on Your Turn (page 91)
test('2014: no weapon is drawn with an attack', () => {
  expect(attackAction([1], srd51)).toEqual({ attackRolls: 2, weaponsEquippedOrUnequipped: 0 })
})
