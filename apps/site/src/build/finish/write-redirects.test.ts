import { expect, test } from 'vitest'
import { readHtml } from '../html.ts'
import { redirectOf, redirectsText } from './write-redirects.ts'

const page = (head: string) => readHtml(`<!doctype html><html><head>${head}</head><body></body></html>`)

test('redirectOf returns the target of a redirect page, and undefined for other pages', () => {
  expect(redirectOf(page('<meta http-equiv="refresh" content="0; url=/r/en/#book-play">'))).toBe('/r/en/#book-play')
  expect(redirectOf(page('<meta charset="utf-8">'))).toBeUndefined()
})

test('redirectsText writes one line for each redirect', () => {
  const redirects = new Map([
    ['/r/en/rules/', '/r/en/glossary/'],
    ['/r/en/book/', '/r/en/#book-play'],
  ])
  expect(redirectsText(redirects)).toBe('/r/en/rules/ /r/en/glossary/ 301\n/r/en/book/ /r/en/#book-play 301\n')
  expect(redirectsText(new Map())).toBe('')
})
