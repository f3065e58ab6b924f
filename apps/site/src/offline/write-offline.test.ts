import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { VERSION_MARK } from '../shared/version.ts'
import { unbundle } from './bundle.ts'
import type { Pack } from './manifest.ts'
import { writeOffline } from './write-offline.ts'

const html = (text: string): string => `<!DOCTYPE html><meta name="version" content="${VERSION_MARK}"><p>${text}</p>`
const SITE = {
  'index.html': html('choose'),
  '404.html': html('nowhere'),
  'offline.html': `${html('not cached')}<link rel="stylesheet" href="/r/_astro/fallback.css"><script type="module" src="/r/_astro/fallback.js"></script><a href="/r/en/">English</a>`,
  'favicon.svg': '<svg/>',
  'icon-192.png': 'png',
  'sitemap-0.xml': '<xml/>',
  '_astro/a.js': 'a()',
  '_astro/base.js': 'export const base="/r"',
  '_astro/fallback.css': 'p{}',
  '_astro/fallback.js': 'import{base as b}from"./base.js";import"./plain.js";b(import("./lazy.js"))',
  '_astro/lazy.js': 'lazy()',
  '_astro/plain.js': 'plain()',
  'en/index.html': html('home'),
  'en/rules/cover/index.html': html('cover'),
  'en/rules.json': `{"x":"${VERSION_MARK}"}`,
  'en/search/compendium.json': '{}',
  'en/spells/index.html': html('spells'),
  'en/spells/light/index.html': html('light'),
  'th/index.html': html('หน้าแรก'),
}
const folders: string[] = []

function siteWith(changes: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-offline-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...SITE, ...changes })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const write = (folder: string) => writeOffline({ folder, base: '/r', locales: ['en', 'th'], date: '2026-11-21' })
const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8')

/** The files of a pack, as a browser downloads them. */
const downloaded = (folder: string, { bundles }: Pack): Record<string, string> =>
  Object.fromEntries(bundles.flatMap((path) => unbundle(JSON.parse(read(folder, path)))))

test('a language is downloaded with the files that all languages share', async () => {
  const folder = siteWith()
  const { en, th } = (await write(folder)).packs
  if (!en || !th) throw new Error('a language is missing')
  const assets = ['a.js', 'base.js', 'fallback.css', 'fallback.js', 'lazy.js', 'plain.js'].map(
    (name) => `_astro/${name}`,
  )
  const shared = ['404.html', ...assets, 'favicon.svg', '', 'offline.html']
  expect(Object.keys(downloaded(folder, en))).toEqual([...shared, 'en/', 'en/rules.json', 'en/rules/cover/'])
  expect(Object.keys(downloaded(folder, th))).toEqual([...shared, 'th/'])
  expect(downloaded(folder, en)['_astro/a.js']).toBe('a()')
  expect(en.bytes).toBeGreaterThan(100)
})

test('the spells of a language are a pack of their own, without what the language has already', async () => {
  const folder = siteWith()
  const { packs } = await write(folder)
  const spells = packs['en-compendium'] ?? expect.fail('the pack is missing')
  expect(Object.keys(downloaded(folder, spells))).toEqual([
    'en/search/compendium.json',
    'en/spells/',
    'en/spells/light/',
  ])
  expect(read(folder, 'en/spells/light/index.html')).toContain(`content="${spells.version}"`)
  const changed = await write(siteWith({ 'en/spells/light/index.html': html('bright') }))
  expect(changed.packs['en']).toEqual(packs['en'])
  expect(changed.packs['en-compendium']?.version).not.toBe(spells.version)
})

test('pages have the version of their language, on the server and in the bundle; other files are unchanged', async () => {
  const folder = siteWith()
  const { en } = (await write(folder)).packs
  if (!en) throw new Error('English is missing')
  const page = read(folder, 'en/rules/cover/index.html')
  expect(en.version).toMatch(/^en\.[0-9a-f]{16}$/)
  expect(page).toContain(`<meta name="version" content="${en.version}">`)
  expect(downloaded(folder, en)['en/rules/cover/']).toBe(page)
  expect(read(folder, '404.html')).toMatch(/content="shared\.[0-9a-f]{16}"/)
  expect(read(folder, 'en/rules.json')).toContain(VERSION_MARK)
})

test('versions depend on content only: a change of one language changes its version, a shared change all versions', async () => {
  const before = await write(siteWith())
  expect(await write(siteWith())).toEqual(before)
  const thai = await write(siteWith({ 'th/index.html': html('หน้าหลัก') }))
  expect(thai.packs['en']).toEqual(before.packs['en'])
  expect(thai.packs['th']?.version).not.toBe(before.packs['th']?.version)
  expect(thai.version).not.toBe(before.version)
  const shared = await write(siteWith({ '_astro/a.js': 'b()' }))
  for (const locale of ['en', 'th']) expect(shared.packs[locale]?.version).not.toBe(before.packs[locale]?.version)
})

test('the service worker precaches the fallback page, the files that it references, and what these import', async () => {
  const folder = siteWith()
  const { fallback } = await write(folder)
  const assets = ['fallback.css', 'fallback.js', 'base.js', 'plain.js'].map((name) => `_astro/${name}`)
  expect(fallback).toEqual(['offline.html', ...assets])
  for (const file of fallback) expect(existsSync(join(folder, file)), file).toBe(true)
})

test('the service worker contains its version, imports nothing and is small', async () => {
  const folder = siteWith()
  const { version } = await write(folder)
  const worker = read(folder, 'sw.js')
  expect(worker).toContain(version)
  expect(worker).not.toMatch(/\bimport\b|\bexport\b|\bMANIFEST\b/)
  expect(worker.length).toBeLessThan(14_000)
})
