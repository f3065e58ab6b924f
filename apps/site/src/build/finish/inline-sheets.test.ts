import { expect, test } from 'vitest'
import { readHtml, writeHtml } from '../html.ts'
import { inlineSheets } from './inline-sheets.ts'

test('replaces each stylesheet link with an inline style that names its URL', () => {
  const page = readHtml(
    '<!doctype html><html><head><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/site.css"></head>' +
      '<body><link rel="stylesheet" href="/live.css" fetchpriority="low"></body></html>',
  )
  inlineSheets((address) => (address === '/site.css' ? 'p{color:red}' : "q::before{content:'<'}"))(page)
  expect(writeHtml(page)).toBe(
    '<!doctype html><html><head><link rel="icon" href="/i.svg"><style data-sheet="/site.css">p{color:red}</style></head>' +
      `<body><style data-sheet="/live.css">q::before{content:'<'}</style></body></html>`,
  )
})
