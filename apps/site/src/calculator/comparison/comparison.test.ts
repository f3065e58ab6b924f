import type { Fields, Output } from '@rulestone/core'
import { expect, test } from 'vitest'
import { differences, figurePairs } from './comparison.ts'

const FIELDS: Fields = {
  armor: { type: 'choice', options: ['none', 'plate'], default: 'none' },
  features: {
    type: 'several',
    options: ['a', 'b'],
    default: [],
    shown: { when: 'armor', is: ['none'] },
  },
  bonus: { type: 'integer', minimum: 0, maximum: 9, default: 0 },
}

const output = (...figures: readonly string[]): Output => {
  const [first = '', ...others] = figures
  const figure = (id: string) => ({ id, kind: 'integer', value: 1 }) as const
  return { figures: [figure(first), ...others.map(figure)], steps: [] }
}

test('lists the fields that differ, without those hidden on one side', () => {
  const first = { input: { armor: 'none', features: ['a'], bonus: 1 }, output: output('x') }
  const second = { input: { armor: 'plate', features: ['a'], bonus: 1 }, output: output('x') }
  expect(differences(FIELDS, first, second)).toEqual([
    { field: 'armor', values: ['none', 'plate'] },
    { field: 'features', values: [['a'], undefined] },
  ])
  expect(differences(FIELDS, first, first)).toEqual([])
})

test('lists the figures of both sides', () => {
  const first = { input: {}, output: output('hit', 'mean') }
  const second = { input: {}, output: output('no-target', 'mean') }
  expect(figurePairs(first, second).map(({ id, figures: [one, other] }) => [id, one?.id, other?.id])).toEqual([
    ['no-target', undefined, 'no-target'],
    ['mean', 'mean', 'mean'],
    ['hit', 'hit', undefined],
  ])
})
