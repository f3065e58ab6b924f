import type { Fields, StepValue } from '@rulestone/core'
import { numberFormats } from '@rulestone/text/number-formats'
import { expect, test } from 'vitest'
import { makeT } from '../../shared/make-t.ts'
import { writeStepValue } from './write-step-value.ts'

const FIELDS: Fields = {
  armor: { type: 'choice', options: ['none', 'plate'], default: 'none' },
  states: { type: 'several', options: ['prone', 'stunned'], default: [] },
}

const t = makeT('en', {
  'fields.armor.options.plate': 'Plate',
  'fields.states.options.prone': 'Prone',
  'fields.states.options.stunned': 'Stunned',
  'terms.fighter': 'Fighter',
  'words.dies': 'you die',
  'site.none': 'none',
  'units.feet.noun_one': '{{value}} foot',
  'units.feet.noun_other': '{{value}} feet',
  'units.meters.noun_one': '{{value}} meter',
  'units.meters.noun_other': '{{value}} meters',
})

const formats = numberFormats('en')

test.each<[StepValue, string]>([
  [{ kind: 'quantity', value: 30, unit: 'feet' }, '30 feet'],
  [{ kind: 'quantity', value: -10, unit: 'feet' }, '−10 feet'],
  [{ kind: 'option', field: 'armor', value: 'plate' }, 'Plate'],
  [{ kind: 'options', field: 'states', value: ['prone', 'stunned'] }, 'Prone and Stunned'],
  [{ kind: 'options', field: 'states', value: [] }, 'none'],
  [{ kind: 'term', value: 'fighter' }, 'Fighter'],
  [{ kind: 'word', value: 'dies' }, 'you die'],
  [{ kind: 'dice', value: '1d8-1' }, '1d8−1'],
  [{ kind: 'signed', value: 2 }, '+2'],
])('%o', (value, expected) => {
  expect(writeStepValue(FIELDS, formats, t)(value)).toBe(expected)
})

test('writes lengths in the reader’s units', () => {
  expect(writeStepValue(FIELDS, formats, t, 'metric')({ kind: 'quantity', value: 25, unit: 'feet' })).toBe('7.5 meters')
})
