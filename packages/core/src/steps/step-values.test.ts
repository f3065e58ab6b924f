import { expect, test } from 'vitest'
import { fraction } from '../fraction.ts'
import type { Step, StepKinds } from './step.ts'
import type { StepValue } from './step-value.ts'
import { sentenceKey, stepValues } from './step-values.ts'

const half = fraction(1, 2)

test.each([
  ['integer', 7, { kind: 'integer', value: 7 }],
  ['signed', -1, { kind: 'signed', value: -1 }],
  ['difference', 5, { kind: 'signed', value: 5 }],
  ['difference', 0, { kind: 'integer', value: 0 }],
  ['feet', 30, { kind: 'quantity', value: 30, unit: 'feet' }],
  ['square-side', 5, { kind: 'quantity', value: 5, unit: 'feet', isSquareSide: true }],
  ['number', half, { kind: 'number', value: half }],
  ['probability', half, { kind: 'probability', value: half }],
  ['probability', { kind: 'probability', value: half, digits: 2 }, { kind: 'probability', value: half, digits: 2 }],
  ['dice', '2d6', { kind: 'dice', value: '2d6' }],
  ['creature?', 'Mira', { kind: 'creature', value: 'Mira' }],
  ['option:armor', 'plate', { kind: 'option', field: 'armor', value: 'plate' }],
  ['options:states', ['prone'], { kind: 'options', field: 'states', value: ['prone'] }],
] as const satisfies readonly (readonly [StepKinds[string][string], Step['values'][string], StepValue])[])(
  'a value of the kind %s',
  (kind, value, written) => {
    const step: Step = { kind: 'one', rule: 'damage', values: { it: value } }
    expect(stepValues({ one: { it: kind } }, step)).toEqual({ it: written })
  },
)

test('a missing value, or one that chooses a sentence, is left out', () => {
  const kinds: StepKinds = { one: { who: 'creature?', saved: 'outcome', known: 'flag', life: ['dead', 'dying'] } }
  const step: Step = { kind: 'one', rule: 'damage', values: { saved: true, known: false, life: 'dead' } }
  expect(stepValues(kinds, step)).toEqual({})
})

test.each<[StepKinds[string], Step['values'], string]>([
  [{ damage: 'integer' }, { damage: 7 }, 'one'],
  [{ damage: 'integer', saved: 'outcome' }, { damage: 7, saved: true }, 'one.yes'],
  [{ saved: 'outcome' }, { saved: false }, 'one.no'],
  [{ life: ['dead', 'dying'] }, { life: 'dying' }, 'one.dying'],
])('the sentence is looked up by kind, and by what chooses among several: %o', (values, given, key) => {
  expect(sentenceKey({ one: values }, { kind: 'one', rule: 'damage', values: given })).toBe(key)
})
