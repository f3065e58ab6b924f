import { LOCALES } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { answer, QUERIES, shares } from './queries.ts'

/** How many queries each language has at least, and how often the wanted hit stands first and among the first five. */
const GOAL = { queries: 60, top1: 0.95, top5: 1 }

describe.each(LOCALES)('the query list of %s', (locale) => {
  const answers = QUERIES.filter((one) => one.locale === locale).map(answer)
  const misses = answers
    .filter(({ place }) => place !== 1)
    .map(({ query, wanted, place, first }) => `“${query}” wants ${wanted}, at ${place || 'none'}; first is ${first}`)

  test('is long enough, and asks nothing twice', () => {
    expect(answers.length).toBeGreaterThanOrEqual(GOAL.queries)
    expect(new Set(answers.map(({ query }) => query)).size).toBe(answers.length)
  })

  test('finds what is wanted', () => {
    const { top1, top5 } = shares(answers)
    expect(top1, misses.join('\n')).toBeGreaterThanOrEqual(GOAL.top1)
    expect(top5, misses.join('\n')).toBeGreaterThanOrEqual(GOAL.top5)
  })
})
