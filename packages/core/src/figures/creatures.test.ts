import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { creaturesFigures } from './creatures.ts'

// SRD 5.2.1; the page follows each figure
test('figures of creatures and encounters', () => {
  expect(printFigures(creaturesFigures)).toStrictEqual({
    'creature-types-count': 'integer 14', // 179
    'size-categories': 'integer 6', // 188
    'alignments-count': 'integer 9', // 176
    'morality-kinds': 'integer 3', // 21
    'order-kinds': 'integer 3', // 21
    'pillars-count': 'integer 3', // 181
    'challenge-rating-characters': 'integer 4', // 178
    'challenge-rating-maximum': 'integer 30', // 256
    'encounter-creatures-per-character': 'integer 2', // 202
  })
})
