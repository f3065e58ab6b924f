import { expect, test } from 'vitest'
import { type Standing, stateNames } from './state-names.ts'

test.each<[string, string, Partial<Standing>, string]>([
  ['alone', 'calculator-1', { isAlone: true }, '|cover.'],
  ['the first of its page', 'calculator-1', {}, 'cover.|'],
  ['the second of its rule', 'calculator-2', { ordinal: 2 }, 'cover-2.|2.'],
  ['under a heading', 'half-cover.calculator-1', { ordinal: 3 }, 'half-cover.|3.'],
  ['in a chapter', 'cover.calculator-1', { ordinal: 12 }, 'cover.|12.'],
  ['in a chapter, under a heading', 'cover.half-cover.calculator-2', { ordinal: 13 }, 'half-cover-2.|13.'],
])('%s', (_, block, standing, names) => {
  expect(stateNames({ rule: 'cover', block, ordinal: 1, isAlone: false, ...standing })).toBe(names)
})

test('what is no calculator has no name', () => {
  expect(() => stateNames({ rule: 'cover', block: 'half-cover.p-1', ordinal: 1, isAlone: false })).toThrow(RangeError)
})
