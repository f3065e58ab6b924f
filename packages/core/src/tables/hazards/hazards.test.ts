import { expect, test } from 'vitest'
import { HAZARDS } from '../../vocabulary/hazards.ts'
import { HAZARD_FIGURES } from './hazards.ts'

// SRD 5.2.1, Rules Glossary; the page stands after each figure
test('the figures of the hazards', () => {
  expect(HAZARD_FIGURES).toEqual({
    burning: {
      damage: '1d4', // 178
      damageType: 'fire', // 178
    },
    dehydration: {
      belowOneIn: 2, // 181: less than half
      exhaustionLevels: 1, // 181
    },
    falling: {
      damage: '1d6', // 182
      damageType: 'bludgeoning', // 182
      perFeet: 10, // 182
      maximumDice: 20, // 182
      liquidCheckDc: 15, // 182
      liquidDivisor: 2, // 182
    },
    malnutrition: {
      belowOneIn: 2, // 185: less than half
      exhaustionLevels: 1, // 185
      save: 'constitution', // 185
      dc: 10, // 185
      daysWithoutFood: 5, // 185
    },
    suffocation: {
      breathMinutes: 1, // 189
      minimumBreathSeconds: 30, // 189
      exhaustionLevels: 1, // 189
    },
  })
  expect(Object.keys(HAZARD_FIGURES)).toEqual(HAZARDS)
})
