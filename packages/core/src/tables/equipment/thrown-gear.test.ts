import { expect, test } from 'vitest'
import { THROWN_GEAR, THROWN_GEAR_SAVE } from './thrown-gear.ts'

// SRD 5.2.1, Equipment, Adventuring Gear (the page stands after each)
test('the gear thrown in place of an attack', () => {
  expect(THROWN_GEAR).toEqual({
    // 94
    acid: { rangeFeet: 20, targets: 'creature-or-object', mustSeeTarget: true, damage: '2d6', damageType: 'acid' },
    // 94
    'alchemists-fire': {
      rangeFeet: 20,
      targets: 'creature-or-object',
      mustSeeTarget: true,
      damage: '1d4',
      damageType: 'fire',
      effect: 'burning',
    },
    // 97
    'holy-water': {
      rangeFeet: 20,
      targets: 'creature',
      mustSeeTarget: true,
      damage: '2d8',
      damageType: 'radiant',
      onlyCreatureTypes: ['fiend', 'undead'],
    },
    // 98
    net: {
      rangeFeet: 15,
      targets: 'creature',
      mustSeeTarget: true,
      effect: 'restrained',
      automaticSuccessFrom: 'huge',
    },
    // 98
    oil: { rangeFeet: 20, targets: 'creature-or-object', mustSeeTarget: false, effect: 'covered-in-oil' },
  })
  expect(THROWN_GEAR_SAVE).toEqual({ ability: 'dexterity', baseDc: 8 })
})
