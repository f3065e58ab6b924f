import { LOCALES } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import {
  type Answered,
  answer,
  answerAsShown,
  BLIND_QUERIES,
  FRESH_QUERIES,
  HELD_OUT_QUERIES,
  PHONE_QUERIES,
  QUERIES,
  shares,
  TABLE_QUERIES,
  UNSEEN_PHONE_QUERIES,
  UNSEEN_QUERIES,
  type Wanted,
} from './queries.ts'

interface Goal {
  readonly list: readonly Wanted[]
  /** without one, in the rules */
  readonly find?: (wanted: Wanted) => Answered
  /** the least number of queries in each language */
  readonly queries: number
  /** the least share of queries whose wanted hit is first, and in the top five, from 0 to 1 */
  readonly top1: number
  readonly top5: number
}

const GOALS: Readonly<Record<string, Goal>> = {
  'the query list': { list: QUERIES, queries: 60, top1: 0.97, top5: 1 },
  'the fresh queries': { list: FRESH_QUERIES, queries: 60, top1: 0.97, top5: 1 },
  'the queries held out': { list: HELD_OUT_QUERIES, queries: 25, top1: 0.95, top5: 0.99 },
  'the blind queries': { list: BLIND_QUERIES, queries: 80, top1: 0.95, top5: 0.99 },
  'the queries at the table': { list: TABLE_QUERIES, find: answerAsShown, queries: 110, top1: 0.95, top5: 0.99 },
  'the unseen queries': { list: UNSEEN_QUERIES, queries: 80, top1: 0.85, top5: 0.95 },
  'the queries on a phone': { list: PHONE_QUERIES, find: answerAsShown, queries: 180, top1: 0.9, top5: 0.95 },
  'the unseen queries on a phone': {
    list: UNSEEN_PHONE_QUERIES,
    find: answerAsShown,
    queries: 60,
    top1: 0.8,
    top5: 0.92,
  },
}

describe.each(Object.entries(GOALS))('%s', (_, { list, find = answer, queries, top1, top5 }) => {
  test.each(LOCALES)('in %s has enough queries, none twice', (locale) => {
    const own = list.filter((one) => one.locale === locale).map(({ query }) => query)
    expect(own.length).toBeGreaterThanOrEqual(queries)
    expect(new Set(own).size).toBe(own.length)
  })

  test.each(LOCALES)('in %s reaches the target rates', (locale) => {
    const answers = list.filter((one) => one.locale === locale).map(find)
    const misses = answers
      .filter(({ place }) => place !== 1)
      .map(({ query, wanted, place, first }) => `“${query}” wants ${wanted}, at ${place || 'none'}; first is ${first}`)
    const found = shares(answers)
    expect(found.top1, misses.join('\n')).toBeGreaterThanOrEqual(top1)
    expect(found.top5, misses.join('\n')).toBeGreaterThanOrEqual(top5)
  })
})

test('no query is in two lists', () => {
  const all = [
    ...QUERIES,
    ...FRESH_QUERIES,
    ...HELD_OUT_QUERIES,
    ...BLIND_QUERIES,
    ...TABLE_QUERIES,
    ...UNSEEN_QUERIES,
    ...PHONE_QUERIES,
    ...UNSEEN_PHONE_QUERIES,
  ].map(({ locale, query }) => `${locale} ${query}`)
  expect(new Set(all).size).toBe(all.length)
})
