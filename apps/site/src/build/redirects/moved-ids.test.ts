import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { leadOn } from './moved-ids.ts'

const dist = mkdtempSync(join(tmpdir(), 'rulestone-moved-'))
afterAll(() => rmSync(dist, { recursive: true }))

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), text)
}
const read = (file: string): string => readFileSync(join(dist, file), 'utf8')

const NAMES = { en: ['Cover', 'Half Cover'], zh: ['掩护', '半身掩护'], th: ['สิ่งกำบัง', 'กำบังครึ่งหนึ่ง'] } as const
const PLACE = { site: 'https://example.org', base: '/r' }

write('404.html', '<link rel="stylesheet" href="/r/_astro/site.css">')
for (const [locale, [cover, half]] of Object.entries(NAMES)) {
  const previews = { cover: [cover, '', 'x', []], 'half-cover': [half, '', 'y', [], 'cover'] }
  write(`${locale}/index.html`, `<h2 id="book-play">${cover}</h2><h2 id="glossary">${half}</h2>`)
  write(`${locale}/rules.json`, JSON.stringify(previews))
  write(`${locale}/rules/cover/index.html`, `<h2 id="half-cover">${half}</h2>`)
}

test('an old address leads to the new one in each language, and a cut one to the list of what it held', async () => {
  const ids = new Map([
    ['shelter', 'cover'],
    ['some-cover', 'half-cover'],
  ])
  await leadOn(dist, ids, PLACE)
  expect(read('_redirects').trimEnd().split('\n')).toEqual(
    ['en', 'zh', 'th'].flatMap((locale) => [
      `/r/${locale}/rules/shelter/ /r/${locale}/rules/cover/ 301`,
      `/r/${locale}/rules/some-cover/ /r/${locale}/rules/cover/#half-cover 301`,
      `/r/${locale}/rules/ /r/${locale}/glossary/ 301`,
      `/r/${locale}/book/ /r/${locale}/#book-play 301`,
      `/r/${locale}/book/play/ /r/${locale}/#book-play 301`,
    ]),
  )
  for (const [locale, [cover, half]] of Object.entries(NAMES)) {
    const page = read(`${locale}/rules/shelter/index.html`)
    expect(page).toContain(`content="0; url=/r/${locale}/rules/cover/"`)
    expect(page).toContain(`rel="canonical" href="https://example.org/r/${locale}/rules/cover/"`)
    expect(page).toContain(`<a href="/r/${locale}/rules/cover/">${cover}</a>`)
    expect(page).toContain('<link rel="stylesheet" href="/r/_astro/site.css">')
    expect(read(`${locale}/rules/index.html`)).toContain(`<a href="/r/${locale}/glossary/">${half}</a>`)
    expect(read(`${locale}/book/play/index.html`)).toContain(`<a href="/r/${locale}/#book-play">${cover}</a>`)
    expect(read(`${locale}/rules/some-cover/index.html`)).toContain(`cover/#half-cover">${half}</a>`)
    expect(read(`${locale}/rules/cover/index.html`)).toBe(
      `<span id="some-cover"></span><h2 id="half-cover">${half}</h2>`,
    )
  }
})
