import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { conditionsFigures } from './conditions.ts'

// SRD 5.2.1; the page follows each figure
test('figures of conditions', () => {
  expect(printFigures(conditionsFigures)).toStrictEqual({
    'conditions-count': 'integer 15', // 179
    'exhaustion-maximum-level': 'integer 6', // 181
    'exhaustion-death-level': 'integer 6', // 181
    'exhaustion-d20-penalty-per-level': 'signed -2', // 181
    'exhaustion-speed-penalty-per-level': 'feet 5', // 181
    'paralyzed-critical-distance': 'feet 5', // 186
    'unconscious-critical-distance': 'feet 5', // 191
    'prone-attack-distance': 'feet 5', // 186
    'petrified-weight-multiplier': 'integer 10', // 186
  })
})
