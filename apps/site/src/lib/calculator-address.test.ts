import { describe, expect, it } from 'vitest'
import { queryWithStates, queryWithTexts, statesFromQuery } from './calculator-address.ts'

describe('statesFromQuery', () => {
  it.each([
    ['', 1, {}],
    ['?ac=15&bonus=7', 1, { ac: '15', bonus: '7' }],
    ['?ac=15&2.ac=18&3.cover=half', 1, { ac: '15' }],
    ['?ac=15&2.ac=18&3.cover=half', 2, { ac: '18' }],
    ['?ac=15&2.ac=18&3.cover=half', 3, { cover: 'half' }],
    ['?12.ac=9&2.ac=18', 2, { ac: '18' }],
    ['?expr=2d6%2B3', 1, { expr: '2d6+3' }],
  ])('reads %s for calculator %d', (query, ordinal, texts) => {
    expect(statesFromQuery(query, ordinal)).toEqual({ texts })
  })

  it.each([
    ['?ac=15&vs.ac=18', 1, { texts: { ac: '15' }, kept: { ac: '18' } }],
    ['?vs=', 1, { texts: {}, kept: {} }],
    ['?vs=&vs.ac=18', 1, { texts: {}, kept: { ac: '18' } }],
    ['?2.vs.ac=18&vs.ac=9', 2, { texts: {}, kept: { ac: '18' } }],
    ['?2.vs.ac=18&ac=9', 1, { texts: { ac: '9' } }],
  ])('reads what is kept in %s for calculator %d', (query, ordinal, states) => {
    expect(statesFromQuery(query, ordinal)).toEqual(states)
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

describe('queryWithStates', () => {
  it.each([
    ['', 1, { texts: { ac: '15' }, kept: { ac: '18' } }, '?ac=15&vs.ac=18'],
    ['?vs.ac=18&2.ac=9', 1, { texts: {}, kept: {} }, '?2.ac=9&vs='],
    ['?vs.ac=18', 2, { texts: {}, kept: { ac: '9' } }, '?vs.ac=18&2.vs.ac=9'],
    ['?vs.ac=18', 1, { texts: {} }, ''],
  ])('writes into %s for calculator %d', (query, ordinal, states, expected) => {
    expect(queryWithStates(query, ordinal, states)).toBe(expected)
  })
})
