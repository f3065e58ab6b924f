import ids from '@rulestone/testing/rule-ids.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { GLOSSARY_PAGES } from './glossary-pages.ts'

test('the page of every headword', () => {
  const headwords = ids.filter(({ kind }) => kind === 'headword')
  expect(Object.entries(GLOSSARY_PAGES).map(([id, page]) => ({ id, source: `SRD 5.2.1 p. ${page}` }))).toEqual(
    headwords.map(({ id, source }) => ({ id, source })),
  )
})

test('headwords are in alphabetical order, on pages 176 to 191', () => {
  const pages = Object.values(GLOSSARY_PAGES)
  expect(pages).toEqual([...pages].sort((a, b) => a - b))
  expect([pages.at(0), pages.at(-1)]).toEqual([176, 191])
})
