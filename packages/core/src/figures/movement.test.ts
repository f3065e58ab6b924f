import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { movementFigures } from './movement.ts'

// SRD 5.2.1; the page follows each figure
test('figures of movement and position', () => {
  expect(printFigures(movementFigures)).toStrictEqual({
    'grid-square-side': 'square side 5', // 13
    'difficult-terrain-extra-cost': 'feet 1 per 1', // 181
    'climbing-extra-cost': 'feet 1 per 1', // 178
    'climbing-difficult-terrain-extra-cost': 'feet 2 per 1', // 178
    'crawling-extra-cost': 'feet 1 per 1', // 179
    'crawling-difficult-terrain-extra-cost': 'feet 2 per 1', // 179
    'swimming-extra-cost': 'feet 1 per 1', // 189
    'swimming-difficult-terrain-extra-cost': 'feet 2 per 1', // 189
    'grapple-drag-extra-cost': 'feet 1 per 1', // 182
    'grapple-drag-free-sizes-smaller': 'integer 2', // 182
    'difficult-slope-degrees': 'integer 20', // 181
    'hard-climb-dc': 'integer 15', // 178
    'rough-water-dc': 'integer 15', // 189
    'jump-run-up': 'feet 10', // 184
    'high-jump-base': 'single feet 3', // 183
    'high-jump-minimum': 'feet 0', // 183
    'long-jump-landing-dc': 'integer 10', // 184
    'long-jump-obstacle-dc': 'integer 10', // 184
    'pass-through-sizes-apart': 'integer 2', // 14
    'small-space': 'feet 5', // 14
    'medium-space': 'feet 5', // 14
    'large-space': 'feet 10', // 14
    'huge-space': 'feet 15', // 14
    'gargantuan-space': 'feet 20', // 14
    'tiny-creatures-per-square': 'integer 4', // 14
    'carrying-per-strength': 'pounds 15', // 178
    'dragging-per-strength': 'pounds 30', // 178
    'overloaded-speed': 'feet 5', // 178
  })
})
