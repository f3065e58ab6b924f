import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { sensesAndLightFigures } from './senses-and-light.ts'

// SRD 5.2.1; the page follows each figure
test('figures of vision, light and senses', () => {
  expect(printFigures(sensesAndLightFigures)).toStrictEqual({
    'light-levels-count': 'integer 3', // 11
    'special-senses-count': 'integer 4', // 11
    'telepathy-languages': 'integer 1', // 190
    'candle-bright-light': 'feet 5', // 96
    'candle-dim-light': 'feet 5', // 96
    'torch-bright-light': 'feet 20', // 100
    'torch-dim-light': 'feet 20', // 100
    'torch-hours': 'integer 1', // 100
    'lamp-bright-light': 'feet 15', // 98
    'lamp-dim-light': 'feet 30', // 98
    'hooded-lantern-bright-light': 'feet 30', // 98
    'hooded-lantern-dim-light': 'feet 30', // 98
    'bullseye-lantern-bright-light': 'feet 60', // 98
    'bullseye-lantern-dim-light': 'feet 60', // 98
  })
})
