import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { magicFigures } from './magic.ts'

// SRD 5.2.1; the page follows each figure
test('figures of magic', () => {
  expect(printFigures(magicFigures)).toStrictEqual({
    'cantrip-level': 'integer 0', // 178
    'spell-level-maximum': 'integer 9', // 104
    'spell-save-base-dc': 'integer 8', // 106
    'spell-slots-per-turn': 'integer 1', // 105
    'identifying-spell-dc': 'integer 15', // 106
    'concentration-minimum-dc': 'integer 10', // 179
    'concentration-maximum-dc': 'integer 30', // 179
    'ritual-extra-minutes': 'integer 10', // 187
    'attunement-maximum': 'integer 3', // 177
    'attunement-ending-distance': 'feet 100', // 102
    'attunement-ending-hours': 'integer 24', // 102
  })
})
