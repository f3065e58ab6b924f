import { attackCalculator, defaultInput, readState } from '@rulestone/core'
import { expect, test } from 'vitest'
import { answerText, directive, textsFromDefaults } from './share-text.ts'

test('writes only values that differ from the defaults', () => {
  const { input } = readState(attackCalculator, { ac: '18', damage: '2d6+4', resistance: 'yes' })
  expect(textsFromDefaults(attackCalculator.fields, input)).toEqual({ ac: '18', damage: '2d6+4', resistance: 'yes' })
  expect(textsFromDefaults(attackCalculator.fields, defaultInput(attackCalculator))).toEqual({})
})

test('writes the directive of a state for a rule text', () => {
  expect(directive('dice', { expr: '2d6+3' })).toBe('::calculator{id="dice" expr="2d6+3"}')
  expect(directive('dice', {})).toBe('::calculator{id="dice"}')
})

test('writes an answer as text', () => {
  const told = {
    title: 'Attack',
    headline: '55% hits on 10 or higher',
    figures: [['Average damage', '4.35']] as const,
    steps: ['One d20.'],
    link: 'https://example.org/',
  }
  expect(answerText(told)).toBe(
    'Attack\n55% hits on 10 or higher\nAverage damage: 4.35\n\n- One d20.\n\nhttps://example.org/',
  )
})
