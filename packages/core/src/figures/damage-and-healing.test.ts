import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { damageAndHealingFigures } from './damage-and-healing.ts'

// SRD 5.2.1; the page follows each figure
test('figures of damage, dying, healing and rests', () => {
  expect(printFigures(damageAndHealingFigures)).toStrictEqual({
    'hit-points-minimum': 'integer 0', // 16
    'minimum-damage': 'integer 0', // 16
    'damage-types-count': 'integer 13', // 16
    'vulnerability-multiplier': 'integer 2', // 191
    'death-save-dc': 'integer 10', // 17
    'death-save-successes': 'integer 3', // 17
    'death-save-failures': 'integer 3', // 17
    'death-save-natural-1-failures': 'integer 2', // 18
    'death-save-natural-20-hit-points': 'integer 1', // 18
    'death-save-damage-failures': 'integer 1', // 18
    'death-save-critical-failures': 'integer 2', // 18
    'stabilize-dc': 'integer 10', // 18
    'stable-hit-points': 'integer 1', // 18
    'stable-hours': 'dice 1d4', // 18
    'knock-out-hit-points': 'integer 1', // 17
    'knock-out-first-aid-dc': 'integer 10', // 17
    'revival-exhaustion-removed': 'integer 1', // 180
    'short-rest-minutes': 'integer 60', // 187
    'short-rest-hours': 'integer 1', // 187
    'short-rest-minimum-hit-points': 'integer 1', // 187
    'hit-die-minimum-healing': 'integer 1', // 187
    'long-rest-hours': 'integer 8', // 185
    'long-rest-sleep-hours': 'integer 6', // 185
    'long-rest-light-activity-hours': 'integer 2', // 185
    'long-rest-minimum-hit-points': 'integer 1', // 185
    'long-rest-wait-hours': 'integer 16', // 185
    'long-rest-exhaustion-removed': 'integer 1', // 185
    'long-rest-interrupting-exertion-hours': 'integer 1', // 185
    'long-rest-short-rest-benefit-hours': 'integer 1', // 185
    'long-rest-interruption-extra-hours': 'integer 1', // 185
    'object-destroyed-hit-points': 'integer 0', // 178
  })
})
