import { expect, test } from 'vitest'
import { queryWithTexts, statesFromQuery } from './calculator-address.ts'
import { type CalculatorPosition, headingAbove, parameterPrefixes } from './parameter-prefixes.ts'

test.each<[string, string, Partial<CalculatorPosition>, string]>([
  ['the first calculator of a page', 'calculator-1', {}, 'cover.|'],
  ['the second calculator of a rule', 'calculator-2', { ordinal: 2 }, 'cover-2.|2.'],
  ['under a heading', 'half-cover.calculator-1', { ordinal: 3 }, 'half-cover.|3.'],
  ['in a chapter', 'cover.calculator-1', { ordinal: 12 }, 'cover.|12.'],
  ['in a chapter, under a heading', 'cover.half-cover.calculator-2', { ordinal: 13 }, 'half-cover-2.|13.'],
])('%s', (_, block, position, prefixes) => {
  expect(parameterPrefixes({ rule: 'cover', block, ordinal: 1, ...position })).toBe(prefixes)
})

test('throws for a block that is not a calculator', () => {
  expect(() => parameterPrefixes({ rule: 'cover', block: 'half-cover.p-1', ordinal: 1 })).toThrow(RangeError)
})

test('old URLs of a single calculator still work after others are added before and after it', () => {
  const shared = queryWithTexts(
    '',
    parameterPrefixes({ rule: 'cover', block: 'half-cover.calculator-1', ordinal: 1 }),
    {
      ac: '18',
    },
  )
  const now = ['calculator-1', 'half-cover.calculator-1', 'total-cover.calculator-1'].map((block, index) =>
    parameterPrefixes({ rule: 'cover', block, ordinal: index + 1 }),
  )
  expect(now.map((prefixes) => statesFromQuery(shared, prefixes).texts)).toEqual([{}, { ac: '18' }, {}])
})

test.each(['?ac=18', '?half-cover.ac=18'])('a single calculator accepts %s', (query) => {
  const prefixes = parameterPrefixes({ rule: 'cover', block: 'half-cover.calculator-1', ordinal: 1 })
  expect(statesFromQuery(query, prefixes).texts).toEqual({ ac: '18' })
})

test('the key of a calculator includes the heading above it', () => {
  expect(headingAbove('half-cover.calculator-1')).toBe('half-cover')
  expect(headingAbove('cover.half-cover.calculator-2')).toBe('half-cover')
  expect(headingAbove('calculator-1')).toBeUndefined()
})
