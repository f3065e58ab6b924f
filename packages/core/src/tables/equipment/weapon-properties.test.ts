import { expect, test } from 'vitest'
import { WEAPON_PROPERTY_FIGURES } from './weapon-properties.ts'

// SRD 5.2.1, Equipment, Properties (the page stands after each)
test('the figures of the weapon properties', () => {
  expect(WEAPON_PROPERTY_FIGURES).toEqual({
    meleeReachFeet: 5, // 89
    ammunition: { recoveredDivisor: 2, recoveryMinutes: 1, expendedPerAttack: 1 }, // 89
    heavy: { meleeAbility: 'strength', rangedAbility: 'dexterity', minimumScore: 13 }, // 89
    light: { extraAttacks: 1 }, // 89
    loading: { piecesFired: 1 }, // 90
    reach: { addedFeet: 5 }, // 90
    'two-handed': { hands: 2 }, // 90
  })
})
