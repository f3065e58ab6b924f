import { describe, expect, it } from 'vitest'
import { pathOf, routeOf, typeOf } from './route.ts'

const place = { origin: 'https://a.org', base: '/r', locales: ['en', 'zh', 'th'] }
const ask = (url: string, mode = 'cors', method = 'GET') => routeOf({ url, mode, method }, place)

describe('routeOf', () => {
  it.each([
    ['https://a.org/r/en/', { kind: 'page', path: 'en/', pack: 'en' }],
    ['https://a.org/r/en', { kind: 'page', path: 'en/', pack: 'en' }],
    ['https://a.org/r/', { kind: 'page', path: '', pack: undefined }],
    ['https://a.org/r/index.html', { kind: 'page', path: '', pack: undefined }],
    ['https://a.org/r/zh/rules/cover/index.html', { kind: 'page', path: 'zh/rules/cover/', pack: 'zh' }],
    ['https://a.org/r/th/rules/cover/?ac=1#x', { kind: 'page', path: 'th/rules/cover/', pack: 'th' }],
    ['https://a.org/r/zh/rules/cover', { kind: 'page', path: 'zh/rules/cover/', pack: 'zh' }],
    ['https://a.org/r/zh/rules/cover?ac=1', { kind: 'page', path: 'zh/rules/cover/', pack: 'zh' }],
    ['https://a.org/r/th/spells/fireball', { kind: 'page', path: 'th/spells/fireball/', pack: 'th-compendium' }],
    ['https://a.org/r/zh/rules.json', { kind: 'page', path: 'zh/rules.json', pack: 'zh' }],
    ['https://a.org/r/english/', { kind: 'page', path: 'english/', pack: undefined }],
    ['https://a.org/r/en/%E0%A4%A', { kind: 'page', path: 'en/%E0%A4%A/', pack: 'en' }],
  ])('a page: %s', (url, route) => {
    expect(ask(url, 'navigate')).toEqual(route)
  })

  it('a page fetched by a script is data, of the version of the page that fetches it', () => {
    expect(ask('https://a.org/r/zh/rules/cover/')).toEqual({ kind: 'data', path: 'zh/rules/cover/', pack: 'zh' })
    expect(ask('https://a.org/r/zh/rules/cover')).toEqual({ kind: 'data', path: 'zh/rules/cover/', pack: 'zh' })
  })

  it('data of a language and files of a build', () => {
    expect(ask('https://a.org/r/en/rules.json')).toEqual({ kind: 'data', path: 'en/rules.json', pack: 'en' })
    expect(ask('https://a.org/r/en/search/compendium.json')).toEqual({
      kind: 'data',
      path: 'en/search/compendium.json',
      pack: 'en-compendium',
    })
    expect(ask('https://a.org/r/_astro/x.1.js')).toEqual({ kind: 'asset', path: '_astro/x.1.js' })
    expect(ask('https://a.org/r/favicon.svg')).toEqual({ kind: 'asset', path: 'favicon.svg' })
  })

  it.each([
    ['another site', 'https://b.org/r/en/', 'navigate', 'GET'],
    ['beside the base', 'https://a.org/other/en/', 'navigate', 'GET'],
    ['a base that only begins alike', 'https://a.org/rx/en/', 'navigate', 'GET'],
    ['something sent', 'https://a.org/r/en/', 'navigate', 'POST'],
    ['a bundle', 'https://a.org/r/offline/en.1/0.json', 'cors', 'GET'],
    ['a file for other programs', 'https://a.org/r/data/v1/index.json', 'navigate', 'GET'],
    ['the worker itself', 'https://a.org/r/sw.js', 'same-origin', 'GET'],
  ])('ignores %s', (_, url, mode, method) => {
    expect(ask(url, mode, method)).toBeUndefined()
  })
})

it('pathOf works without a base path', () => {
  expect(pathOf('https://a.org/en/rules/cover/', { ...place, base: '' })).toBe('en/rules/cover/')
})

it.each([
  ['_astro/x.js', 'text/javascript; charset=utf-8'],
  ['_astro/x.css', 'text/css; charset=utf-8'],
  ['en/rules.json', 'application/json; charset=utf-8'],
  ['favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['404.html', 'text/html; charset=utf-8'],
  ['', 'text/html; charset=utf-8'],
])('typeOf %s', (path, type) => {
  expect(typeOf(path)).toBe(type)
})
