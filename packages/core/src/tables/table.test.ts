import { expect, test } from 'vitest'
import { integer, range, signed, term, words } from './table.ts'

test.each([
  ['a term', term('cover'), { kind: 'term', id: 'cover' }],
  ['an integer', integer(5), { kind: 'integer', value: 5 }],
  ['a signed integer', signed(-5), { kind: 'signed', value: -5 }],
  ['a range', range(2, 3), { kind: 'range', from: 2, to: 3 }],
  ['a range of one figure', range(30, 30), { kind: 'integer', value: 30 }],
  ['words', words('varies'), { kind: 'words', key: 'varies' }],
  ['words with figures', words('bonus', { bonus: 2 }), { kind: 'words', key: 'bonus', figures: { bonus: 2 } }],
] as const)('%s', (_, cell, expected) => {
  expect(cell).toStrictEqual(expected)
})
