import { describe, expect, it } from 'vitest'
import { queryWithTexts, textsFromQuery } from './calculator-address.ts'

describe('textsFromQuery', () => {
  it.each([
    ['', 1, {}],
    ['?ac=15&bonus=7', 1, { ac: '15', bonus: '7' }],
    ['?ac=15&2.ac=18&3.cover=half', 1, { ac: '15' }],
    ['?ac=15&2.ac=18&3.cover=half', 2, { ac: '18' }],
    ['?ac=15&2.ac=18&3.cover=half', 3, { cover: 'half' }],
    ['?12.ac=9&2.ac=18', 2, { ac: '18' }],
    ['?expr=2d6%2B3', 1, { expr: '2d6+3' }],
  ])('reads %s for calculator %d', (query, ordinal, texts) => {
    expect(textsFromQuery(query, ordinal)).toEqual(texts)
  })
})

describe('queryWithTexts', () => {
  it.each([
    ['', 1, {}, ''],
    ['?ac=15', 1, {}, ''],
    ['', 1, { expr: '2d6+3' }, '?expr=2d6%2B3'],
    ['?ac=15', 2, { ac: '18' }, '?ac=15&2.ac=18'],
    ['?ac=15&2.ac=18', 2, {}, '?ac=15'],
    ['?ac=15&2.ac=18&2.cover=half', 2, { ac: '12' }, '?ac=15&2.ac=12'],
  ])('writes into %s for calculator %d', (query, ordinal, texts, expected) => {
    expect(queryWithTexts(query, ordinal, texts)).toBe(expected)
  })
})
