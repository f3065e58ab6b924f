import { expect, test } from 'vitest'
import { GEAR_FIGURES } from './gear-figures.ts'

// SRD 5.2.1, Equipment, Adventuring Gear (the page stands after each)
test.each([
  ['basic-poison', { weaponsCoated: 1, ammunitionCoated: 3, extraDamage: '1d4', potencyMinutes: 1 }], // 99
  ['bedroll', { sleeps: 1 }], // 96
  ['bell', { heardWithinFeet: 60 }], // 96
  ['block-and-tackle', { liftMultiplier: 4 }], // 96
  ['chain', { bindWithinFeet: 5 }], // 96
  ['climbers-kit', { longestFallFeet: 25, movementFromAnchorFeet: 25 }], // 97
  ['grappling-hook', { rangeFeet: 50 }], // 97
  ['healers-kit', { uses: 10 }], // 97
  ['hunting-trap', { chainFeet: 3, damageOfFailedCheck: '1' }], // 98
  ['ink', { fluidOunces: 1, pages: 500 }], // 98
  ['iron-spikes', { piecesInBundle: 10 }], // 100
  ['ladder', { heightFeet: 10 }], // 98
  ['magnifying-glass', { minutesToIgnite: 5 }], // 98
  ['manacles', { bindWithinFeet: 5 }], // 98
  ['net', { escapeWithinFeet: 5, armorClass: 10, hitPoints: 5 }], // 98
  ['oil', { extraFireDamage: '5', dryMinutes: 1, burningRounds: 2, fuelHours: 6 }], // 98, 99
  ['paper', { words: 250 }], // 99
  ['parchment', { words: 250 }], // 99
  ['perfume', { fluidOunces: 4 }], // 99
  ['pole', { lengthFeet: 10, touchFeet: 10 }], // 99
  ['potion-of-healing', { administerWithinFeet: 5 }], // 99
  ['shovel', { digMinutes: 60, holeSideFeet: 5 }], // 99
  ['signal-whistle', { heardWithinFeet: 600 }], // 99
  ['spell-scroll-cantrip', { saveDc: 13, attackBonus: 5 }], // 99
  ['spell-scroll-level-1', { saveDc: 13, attackBonus: 5 }], // 99
  ['spyglass', { magnification: 2 }], // 100
  ['string', { lengthFeet: 10 }], // 100
  ['tent', { sleeps: 2 }], // 100
  ['tinderbox', { minutesForOtherFires: 1 }], // 100
  ['torch', { fireDamage: '1' }], // 100
] as const)('%s', (gear, figures) => {
  expect(GEAR_FIGURES[gear]).toEqual(figures)
})

test('the figures of no other gear', () => {
  expect(Object.keys(GEAR_FIGURES)).toHaveLength(30)
})
