import { gzipSync } from 'node:zlib'
import { LOCALES } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { DOCUMENTS, INDEXES, LIBRARY } from '../../test/queries.ts'
import { buildIndex } from './build-index.ts'

/** The limit of the names in bytes: with the code of the dialog, less than 25 kB are loaded before the first result. */
const MOST_BYTES = 18_600

describe.each(LOCALES)('the index of %s', (locale) => {
  const { names, text } = DOCUMENTS[locale]

  test('keeps the names document below its size limit', () => {
    expect(gzipSync(JSON.stringify(names), { level: 9 }).length).toBeLessThan(MOST_BYTES)
  })

  test('survives JSON', () => {
    expect(JSON.parse(JSON.stringify({ names, text }))).toEqual({ names, text })
  })

  test('has an id for every rule and heading', () => {
    expect(INDEXES[locale].items.filter(({ id, key }) => id === '' || key === '')).toEqual([])
  })

  test('contains no markup', () => {
    const all = INDEXES[locale].passages.map(({ text: passage }) => passage).join('\n')
    expect(all).not.toMatch(/<\/?[a-z]|&[a-z]+;|::|\{#|\]\(rule:|\*\*/)
  })

  test('links to existing blocks', () => {
    const keys = new Map<number, Set<string | undefined>>()
    for (const { entry, key } of INDEXES[locale].passages) keys.set(entry, (keys.get(entry) ?? new Set()).add(key))
    for (const { sort, key, entry } of INDEXES[locale].items) if (sort === 'heading') keys.get(entry)?.add(key)
    for (const { sort, key, entry } of INDEXES[locale].items) {
      if (sort === 'term') expect(keys.get(entry)?.has(key), key).toBe(true)
    }
  })
})

test('the index does not depend on the order of files', () => {
  const { entries, terms, books, otherNames, questions } = LIBRARY
  const reversed = {
    entries: new Map(Array.from(entries).reverse()),
    terms: new Map(Array.from(terms).reverse()),
    books: [...books].reverse(),
    otherNames,
    questions,
  }
  expect(buildIndex(reversed, 'zh')).toEqual(DOCUMENTS.zh)
})
