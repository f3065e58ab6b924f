import { describe, expect, it } from 'vitest'
import { queryWithStates, queryWithTexts, statesFromQuery } from './calculator-address.ts'

describe('statesFromQuery', () => {
  it.each([
    ['', '', {}],
    ['?ac=15&bonus=7', '', { ac: '15', bonus: '7' }],
    ['?expr=2d6%2B3', '', { expr: '2d6+3' }],
    ['?ac=15&half-cover.ac=18', 'cover.|', { ac: '15' }],
    ['?cover.ac=15&half-cover.ac=18', 'cover.|', { ac: '15' }],
    ['?cover.ac=15&half-cover.ac=18', 'half-cover.|2.', { ac: '18' }],
    ['?attack-roll.ac=15', '|attack-roll.', { ac: '15' }],
    ['?ac=15', '|attack-roll.', { ac: '15' }],
    ['?hide-2.ac=15', 'hide.|', {}],
    ['?hide.ac=15&a=1', '', { 'hide.ac': '15', a: '1' }],
  ])('reads %s for %s', (query, prefixes, texts) => {
    expect(statesFromQuery(query, prefixes)).toEqual({ texts })
  })

  it.each([
    ['?ac=15&2.ac=18&3.cover=half', 'cover.|', { ac: '15' }],
    ['?ac=15&2.ac=18&3.cover=half', 'half-cover.|2.', { ac: '18' }],
    ['?ac=15&2.ac=18&3.cover=half', 'total-cover.|3.', { cover: 'half' }],
    ['?12.ac=9&2.ac=18', 'half-cover.|2.', { ac: '18' }],
  ])('reads %s, an old URL with calculator numbers, for %s', (query, prefixes, texts) => {
    expect(statesFromQuery(query, prefixes)).toEqual({ texts })
  })

  it.each([
    ['?ac=15&vs.ac=18', '', { texts: { ac: '15' }, compared: { ac: '18' } }],
    ['?vs=', '', { texts: {}, compared: {} }],
    ['?vs=&vs.ac=18', '', { texts: {}, compared: { ac: '18' } }],
    ['?half-cover.vs.ac=18&vs.ac=9', 'half-cover.|2.', { texts: {}, compared: { ac: '18' } }],
    ['?half-cover.vs=', 'half-cover.|2.', { texts: {}, compared: {} }],
    ['?half-cover.vs.ac=18&ac=9', 'cover.|', { texts: { ac: '9' } }],
    ['?2.vs.ac=18&vs.ac=9', 'half-cover.|2.', { texts: {}, compared: { ac: '18' } }],
    ['?2.vs.ac=18&ac=9', 'cover.|', { texts: { ac: '9' } }],
  ])('reads the compared state in %s for %s', (query, prefixes, states) => {
    expect(statesFromQuery(query, prefixes)).toEqual(states)
  })
})

describe('queryWithTexts', () => {
  it.each([
    ['', '', {}, ''],
    ['?ac=15', '', {}, ''],
    ['', '', { expr: '2d6+3' }, '?expr=2d6%2B3'],
    ['?attack-roll.ac=15', '|attack-roll.', { ac: '16' }, '?ac=16'],
    ['?cover.ac=15', 'half-cover.|2.', { ac: '18' }, '?cover.ac=15&half-cover.ac=18'],
    ['?cover.ac=15&half-cover.ac=18', 'half-cover.|2.', {}, '?cover.ac=15'],
    ['?ac=15&2.ac=18&2.cover=half', 'half-cover.|2.', { ac: '12' }, '?ac=15&half-cover.ac=12'],
    ['?ac=15&2.ac=18', 'cover.|', { ac: '12' }, '?2.ac=18&cover.ac=12'],
  ])('writes into %s for %s', (query, prefixes, texts, expected) => {
    expect(queryWithTexts(query, prefixes, texts)).toBe(expected)
  })
})

describe('the chart view', () => {
  it('the chart parameter is not a field', () => {
    const query = '?half-cover.ac=18&half-cover.chart=at-least'
    const states = { texts: { ac: '18' }, chart: 'at-least' }
    expect(statesFromQuery(query, 'half-cover.|2.')).toEqual(states)
    expect(statesFromQuery(query, 'cover.|')).toEqual({ texts: {} })
    expect(queryWithStates('?half-cover.chart=at-least', 'half-cover.|2.', states)).toBe(query)
    expect(queryWithStates(query, 'half-cover.|2.', { texts: {} })).toBe('')
  })
})

describe('queryWithStates', () => {
  it.each([
    ['', '', { texts: { ac: '15' }, compared: { ac: '18' } }, '?ac=15&vs.ac=18'],
    ['?vs.ac=18&2.ac=9', 'cover.|', { texts: {}, compared: {} }, '?2.ac=9&cover.vs='],
    ['?vs.ac=18', 'half-cover.|2.', { texts: {}, compared: { ac: '9' } }, '?vs.ac=18&half-cover.vs.ac=9'],
    ['?vs.ac=18', '', { texts: {} }, ''],
  ])('writes into %s for %s', (query, prefixes, states, expected) => {
    expect(queryWithStates(query, prefixes, states)).toBe(expected)
  })
})
