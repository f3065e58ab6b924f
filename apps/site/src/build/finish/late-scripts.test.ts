import { expect, test } from 'vitest'
import { readHtml, writeHtml } from '../html.ts'
import { lateScripts } from './late-scripts.ts'

const edited = (body: string): string => {
  const page = readHtml(`<!doctype html><html><head></head>${body}</html>`)
  lateScripts(page)
  return writeHtml(page)
    .replace(/^.*<\/head>/u, '')
    .replace('</html>', '')
}

test('defers module scripts on a page with an inline starter', () => {
  const inline = '<script type="module">start()</script>'
  expect(
    edited(`<body data-late-scripts="">${inline}<script type="module" src="/_astro/page.js"></script></body>`),
  ).toBe(`<body data-late-scripts="">${inline}<script type="late" data-src="/_astro/page.js"></script></body>`)
})

test('leaves a page without an inline starter unchanged', () => {
  const body = '<body><script type="module" src="/_astro/page.js"></script></body>'
  expect(edited(body)).toBe(body)
})

test('refuses a page whose scripts nothing would start', () => {
  const body = '<body data-late-scripts=""><script type="module" src="/_astro/page.js"></script></body>'
  expect(() => edited(body)).toThrow('no inline script that starts them')
})
