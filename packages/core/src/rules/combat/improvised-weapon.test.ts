import { expect, test } from 'vitest'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { countsAsImprovised, improvisedAttack } from './improvised-weapon.ts'

// SRD 5.2.1, Rules Glossary, Improvised Weapons (page 183)
test.each([
  ['a Ranged weapon in a melee attack', 'longbow', 'melee', true],
  ['a thrown Melee weapon without Thrown', 'longsword', 'ranged', true],
  ['a thrown Dagger', 'dagger', 'ranged', false],
  ['a Longsword', 'longsword', 'melee', false],
  ['a Longbow', 'longbow', 'ranged', false],
] as const)('%s', (_, weapon, kind, expected) => {
  expect(countsAsImprovised({ weapon, kind })).toBe(expected)
})

// SRD 5.2.1, Rules Glossary, Improvised Weapons (page 183)
test('attacks with improvised weapons', () => {
  const wielder = { abilityModifier: 3, proficiencyBonus: 4 }
  expect(improvisedAttack({ kind: 'melee', ...wielder }, srd521)).toEqual({
    bonus: 3,
    damage: '1d4',
    distance: { kind: 'melee', reachFeet: 5 },
  })
  expect(improvisedAttack({ kind: 'ranged', ...wielder }, srd521)).toEqual({
    bonus: 3,
    damage: '1d4',
    distance: { kind: 'ranged', rangeFeet: 20, longFeet: 60 },
  })
})
