import { expect, test } from 'vitest'
import { MASTERY_PROPERTIES } from '../../vocabulary/mastery-properties.ts'
import { MASTERY_PROPERTY_FIGURES } from './mastery-properties.ts'

// SRD 5.2.1, Equipment, Mastery Properties (page 90)
test('the figures of the mastery properties', () => {
  expect(MASTERY_PROPERTY_FIGURES).toEqual({
    cleave: { withinFeet: 5, timesPerTurn: 1 },
    graze: { damage: 'ability-modifier' },
    nick: { timesPerTurn: 1 },
    push: { feet: 10, largestSize: 'large' },
    sap: { rollState: 'disadvantage', attackRolls: 1, until: 'start-of-your-next-turn' },
    slow: { speedReductionFeet: 10, until: 'start-of-your-next-turn' },
    topple: { save: 'constitution', baseDc: 8, condition: 'prone' },
    vex: { rollState: 'advantage', attackRolls: 1, until: 'end-of-your-next-turn' },
  })
  expect(Object.keys(MASTERY_PROPERTY_FIGURES)).toEqual(MASTERY_PROPERTIES)
})
