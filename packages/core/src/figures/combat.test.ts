import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { combatFigures } from './combat.ts'

// SRD 5.2.1; the page follows each figure
test('figures of combat', () => {
  expect(printFigures(combatFigures)).toStrictEqual({
    'round-seconds': 'integer 6', // 13
    'rounds-per-minute': 'integer 10', // 13
    'initiative-score-base': 'integer 10', // 184
    'initiative-score-advantage': 'signed 5', // 184
    'initiative-score-disadvantage': 'signed -5', // 184
    'default-reach': 'feet 5', // 15
    'half-cover-bonus': 'signed 2', // 15
    'three-quarters-cover-bonus': 'signed 5', // 15
    'cover-degrees': 'integer 3', // 15
    'close-combat-distance': 'feet 5', // 15
    'critical-dice': 'integer 2', // 16
    'unarmed-strike-reach': 'feet 5', // 190
    'unarmed-strike-base-damage': 'integer 1', // 190
    'unarmed-strike-base-dc': 'integer 8', // 190
    'grapple-escape-base-dc': 'integer 8', // 190
    'grapple-sizes-larger': 'integer 1', // 190
    'shove-distance': 'feet 5', // 190
    'improvised-weapon-damage': 'dice 1d4', // 183
    'improvised-weapon-normal-range': 'feet 20', // 183
    'improvised-weapon-long-range': 'feet 60', // 183
    'mount-sizes-larger': 'integer 1', // 15
    'mounting-distance': 'feet 5', // 15
    'falling-off-mount-dc': 'integer 10', // 16
  })
})
