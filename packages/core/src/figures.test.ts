import { expect, test } from 'vitest'
import { FIGURES } from './figures.ts'

// SRD 5.2.1, Playing the Game; the page stands after each figure
test('every figure that running text can name', () => {
  expect(
    Object.fromEntries(Object.entries(FIGURES).map(([id, { kind, value }]) => [id, `${kind} ${value}`])),
  ).toStrictEqual({
    'ability-score-minimum': 'integer 1', // 5
    'adventurer-score-maximum': 'integer 20', // 5
    'ability-score-maximum': 'integer 30', // 5
    'proficiency-bonus-minimum': 'signed 2', // 8
    'proficiency-bonus-maximum': 'signed 9', // 8
    'base-armor-class': 'integer 10', // 7
    'half-cover-bonus': 'signed 2', // 15
    'three-quarters-cover-bonus': 'signed 5', // 15
    'natural-hit': 'integer 20', // 7
    'natural-miss': 'integer 1', // 7
    'critical-dice': 'integer 2', // 16
    'minimum-damage': 'integer 0', // 16
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
  })
})
