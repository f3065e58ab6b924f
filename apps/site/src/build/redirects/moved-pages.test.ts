import { describe, expect, it } from 'vitest'
import { movedIn, movedPage, redirectsText, withOldIds } from './moved-pages.ts'

const PREVIEWS = {
  cover: ['สิ่งกำบัง', 'Cover', 'กำบัง "ครึ่ง" <ตัว>', []],
  'half-cover': ['กำบังครึ่งหนึ่ง', 'Half Cover', 'ได้ +2', [], 'cover'],
} as const

describe('movedIn', () => {
  it('leads to rules and to headings in them', () => {
    const ids = new Map([
      ['shelter', 'cover'],
      ['some-cover', 'half-cover'],
      ['lost', 'nowhere'],
    ])
    expect(movedIn(ids, PREVIEWS, '/r/th/rules/').map(({ from, href }) => [from, href])).toEqual([
      ['/r/th/rules/shelter/', '/r/th/rules/cover/'],
      ['/r/th/rules/some-cover/', '/r/th/rules/cover/#half-cover'],
    ])
  })
})

describe('movedPage', () => {
  const [shelter, some] = movedIn(
    new Map([
      ['shelter', 'cover'],
      ['some-cover', 'half-cover'],
    ]),
    PREVIEWS,
    '/r/th/rules/',
  )
  const dress = { tag: 'th', site: 'https://example.org', base: '/r', sheet: '/r/_astro/site.css' }
  const page = shelter ? movedPage(shelter, dress) : ''

  it('leads on at once, and says to search engines where', () => {
    expect(page).toContain('<html lang="th">')
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/r/th/rules/cover/">')
    expect(page).toContain('<link rel="canonical" href="https://example.org/r/th/rules/cover/">')
    expect(page).toContain('<script src="/r/moved.js">')
  })

  it('names what it leads to', () => {
    expect(page).toContain('<h1><a href="/r/th/rules/cover/">สิ่งกำบัง</a></h1>')
    expect(page).toContain('<p>กำบัง &quot;ครึ่ง&quot; &lt;ตัว></p>')
  })

  it('leads to a heading, while the canonical address is that of the page', () => {
    const heading = some ? movedPage(some, dress) : ''
    expect(heading).toContain('content="0; url=/r/th/rules/cover/#half-cover"')
    expect(heading).toContain('rel="canonical" href="https://example.org/r/th/rules/cover/"')
  })
})

describe('withOldIds', () => {
  it('puts the old place before the new one, and changes nothing else', () => {
    const page = '<a href="#half">x</a><h2 class="a" id="half">Half</h2><p id="half.p-1">y</p>'
    expect(withOldIds(page, [['old', 'half']])).toBe(
      '<a href="#half">x</a><span id="old"></span><h2 class="a" id="half">Half</h2><p id="half.p-1">y</p>',
    )
    expect(withOldIds(page, [['old', 'gone']])).toBe(page)
  })
})

describe('redirectsText', () => {
  it('has a line for each address', () => {
    const moves = [
      { from: '/r/en/rules/shelter/', href: '/r/en/rules/cover/' },
      { from: '/r/en/rules/some-cover/', href: '/r/en/rules/cover/#half-cover' },
    ]
    expect(redirectsText(moves)).toBe(
      '/r/en/rules/shelter/ /r/en/rules/cover/ 301\n/r/en/rules/some-cover/ /r/en/rules/cover/#half-cover 301\n',
    )
    expect(redirectsText([])).toBe('')
  })
})
