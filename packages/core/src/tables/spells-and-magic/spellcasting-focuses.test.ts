import { expect, test } from 'vitest'
import { printCost, printWeight } from '../../../test/print-price.ts'
import { SPELLCASTING_FOCUS_STATISTICS } from './spellcasting-focuses.ts'

// SRD 5.2.1, Equipment, Arcane Focuses, Druidic Focuses and Holy Symbols (pages 96 and 97), row by row
test('Arcane Focuses, Druidic Focuses and Holy Symbols', () => {
  expect(
    Object.entries(SPELLCASTING_FOCUS_STATISTICS).map(([item, row]) => [item, printWeight(row), printCost(row)].join(' | ')),
  ).toEqual([
    'crystal | 1 lb. | 10 GP',
    'orb | 3 lb. | 20 GP',
    'rod | 2 lb. | 10 GP',
    'staff | 4 lb. | 5 GP',
    'wand | 1 lb. | 10 GP',
    'sprig-of-mistletoe | — | 1 GP',
    'wooden-staff | 4 lb. | 5 GP',
    'yew-wand | 1 lb. | 10 GP',
    'amulet | 1 lb. | 5 GP',
    'emblem | — | 5 GP',
    'reliquary | 2 lb. | 5 GP',
  ])
})
