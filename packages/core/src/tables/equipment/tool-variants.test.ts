import { expect, test } from 'vitest'
import { printCost, printWeight } from '../../../test/print-price.ts'
import { TOOL_VARIANT_STATISTICS } from './tool-variants.ts'

// SRD 5.2.1, Equipment, Gaming Set and Musical Instrument (page 94), row by row
test('Gaming Set and Musical Instrument', () => {
  expect(
    Object.entries(TOOL_VARIANT_STATISTICS).map(([item, row]) => [item, printWeight(row), printCost(row)].join(' | ')),
  ).toEqual([
    'dice | — | 1 SP',
    'dragonchess | — | 1 GP',
    'playing-cards | — | 5 SP',
    'three-dragon-ante | — | 1 GP',
    'bagpipes | 6 lb. | 30 GP',
    'drum | 3 lb. | 6 GP',
    'dulcimer | 10 lb. | 25 GP',
    'flute | 1 lb. | 2 GP',
    'horn | 2 lb. | 3 GP',
    'lute | 2 lb. | 35 GP',
    'lyre | 2 lb. | 30 GP',
    'pan-flute | 2 lb. | 12 GP',
    'shawm | 1 lb. | 2 GP',
    'viol | 1 lb. | 30 GP',
  ])
})
