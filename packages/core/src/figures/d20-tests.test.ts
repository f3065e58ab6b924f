import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { d20TestsFigures } from './d20-tests.ts'

// SRD 5.2.1; the page follows each figure
test('figures of D20 Tests, abilities and proficiency', () => {
  expect(printFigures(d20TestsFigures)).toStrictEqual({
    'abilities-count': 'integer 6', // 5
    'd20-test-kinds': 'integer 3', // 6
    'd20-sides': 'integer 20', // 6
    'd20-test-die': 'dice 1d20', // 6
    'ability-score-minimum': 'integer 1', // 5
    'adventurer-score-maximum': 'integer 20', // 5
    'ability-score-maximum': 'integer 30', // 5
    'average-score-minimum': 'integer 10', // 5
    'average-score-maximum': 'integer 11', // 5
    'average-score-modifier': 'signed 0', // 6
    'ability-modifier-minimum': 'signed -5', // 6
    'ability-modifier-maximum': 'signed 10', // 6
    'advantage-dice': 'integer 2', // 8
    'disadvantage-dice': 'integer 2', // 8
    'dc-very-easy': 'integer 5', // 6
    'dc-easy': 'integer 10', // 6
    'dc-medium': 'integer 15', // 6
    'dc-hard': 'integer 20', // 6
    'dc-very-hard': 'integer 25', // 6
    'dc-nearly-impossible': 'integer 30', // 6
    'proficiency-bonus-minimum': 'signed 2', // 8
    'proficiency-bonus-maximum': 'signed 9', // 8
    'proficiency-bonus-level-20': 'signed 6', // 8
    'expertise-multiplier': 'integer 2', // 182
    'skills-count': 'integer 18', // 9
    'base-armor-class': 'integer 10', // 7
    'shield-bonus': 'signed 2', // 92
    'untrained-shield-bonus': 'integer 0', // 177
    'armor-strength-speed-penalty': 'feet 10', // 92
    'natural-hit': 'integer 20', // 7
    'natural-miss': 'integer 1', // 7
    'heroic-inspiration-maximum': 'integer 1', // 8
    'passive-perception-base': 'integer 10', // 186
    'passive-perception-advantage': 'signed 5', // 186
    'passive-perception-disadvantage': 'signed -5', // 186
  })
})
