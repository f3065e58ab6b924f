import { LOCALES } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { LISTS, shares } from './queries.ts'

interface Goal {
  /** the least number of queries in each language */
  readonly least: number
  /** the least share of queries whose wanted hit is first, and in the top five, from 0 to 1 */
  readonly top1: number
  readonly top5: number
}

const GOALS: Readonly<Record<keyof typeof LISTS, Goal>> = {
  tuned: { least: 60, top1: 0.97, top5: 1 },
  fresh: { least: 60, top1: 0.97, top5: 1 },
  'held out': { least: 25, top1: 0.95, top5: 0.99 },
  blind: { least: 80, top1: 0.95, top5: 0.99 },
  unseen: { least: 80, top1: 0.85, top5: 0.95 },
  table: { least: 110, top1: 0.95, top5: 0.99 },
  phone: { least: 250, top1: 0.9, top5: 0.95 },
  'unseen phone': { least: 180, top1: 0.8, top5: 0.92 },
}

const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[]

describe.each(NAMES)('the queries of the list “%s”', (name) => {
  const { queries, find } = LISTS[name]
  const { least, top1, top5 } = GOALS[name]

  test.each(LOCALES)('in %s has enough queries, none twice', (locale) => {
    const own = queries.filter((one) => one.locale === locale).map(({ query }) => query)
    expect(own.length).toBeGreaterThanOrEqual(least)
    expect(new Set(own).size).toBe(own.length)
  })

  test.each(LOCALES)('in %s reaches the target rates', (locale) => {
    const answers = queries.filter((one) => one.locale === locale).map(find)
    const misses = answers
      .filter(({ place }) => place !== 1)
      .map(({ query, wanted, place, first }) => `“${query}” wants ${wanted}, at ${place || 'none'}; first is ${first}`)
    const found = shares(answers)
    expect(found.top1, misses.join('\n')).toBeGreaterThanOrEqual(top1)
    expect(found.top5, misses.join('\n')).toBeGreaterThanOrEqual(top5)
  })
})

test('no query is in two lists', () => {
  const all = NAMES.flatMap((name) => LISTS[name].queries).map(({ locale, query }) => `${locale} ${query}`)
  expect(new Set(all).size).toBe(all.length)
})
