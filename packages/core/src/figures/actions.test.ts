import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { actionsFigures } from './actions.ts'

// SRD 5.2.1; the page follows each figure
test('figures of actions', () => {
  expect(printFigures(actionsFigures)).toStrictEqual({
    'actions-count': 'integer 12', // 9
    'attack-action-attack-rolls': 'integer 1', // 177
    'attack-action-weapons-equipped': 'integer 1', // 177
    'help-attack-distance': 'feet 5', // 182
    'help-allies': 'integer 1', // 182
    'help-rolls': 'integer 1', // 182
    'hide-dc': 'integer 15', // 183
    'influence-minimum-dc': 'integer 15', // 184
    'influence-retry-hours': 'integer 24', // 184
    'attitudes-count': 'integer 3', // 177
    'long-casting-minutes': 'integer 1', // 185
    'free-object-interactions-per-turn': 'integer 1', // 12
  })
})
