import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { stampSite } from '../../../test/stamp-site.ts'
import { unpackFile } from '../../offline/chunk.ts'
import { readStamp, stampFor } from '../../offline/stamp.ts'
import { digest } from '../../shared/digest.ts'
import { writePacks } from './write-packs.ts'

const html = (text: string): string => `<!DOCTYPE html><meta name="build" content="-"><p>${text}</p>`
const SITE = {
  'index.html': html('choose'),
  '404.html': html('nowhere'),
  'not-kept.html': html('not kept'),
  'favicon.svg': '<svg/>',
  'icon-192.png': 'png',
  'sitemap-0.xml': '<xml/>',
  '_astro/a.js': 'a()',
  'en/index.html': html('home'),
  'en/rules/cover/index.html': html('cover'),
  'en/rules.json': '{}',
  'th/index.html': html('หน้าแรก'),
}
const OPTIONS = { base: '/r', locales: ['en', 'th'], date: '2026-11-21' }
const folders: string[] = []

function siteWith(changes: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-packs-'))
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

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8')

/** Every file of a parcel, as a reader gets it. */
function unpacked(folder: string, version: string): Record<string, string | undefined> {
  const { chunks }: { chunks: { name: string; paths: string[] }[] } = JSON.parse(read(folder, `packs/${version}.json`))
  return Object.fromEntries(
    chunks.flatMap(({ name, paths }) => {
      const packed = JSON.parse(read(folder, `packs/${name}.json`))
      return paths.map((path) => [path, unpackFile(packed, path)])
    }),
  )
}

describe('writePacks', () => {
  it('packs each language by itself, and what they share', async () => {
    const folder = siteWith()
    const { languages, shell } = await writePacks(folder, OPTIONS)
    expect(Object.keys(unpacked(folder, languages['en']?.version ?? ''))).toEqual([
      'en/',
      'en/rules.json',
      'en/rules/cover/',
    ])
    expect(Object.keys(unpacked(folder, languages['th']?.version ?? ''))).toEqual(['th/'])
    const shared = ['', '404.html', '_astro/a.js', 'favicon.svg', 'not-kept.html']
    expect(Object.keys(unpacked(folder, shell.version))).toEqual(shared)
    expect(unpacked(folder, languages['en']?.version ?? '')['en/']).toContain('<p>home</p>')
  })

  it('names each chunk by what it holds, and gives each page the stamp of its language', async () => {
    const folder = siteWith()
    const build = await writePacks(folder, OPTIONS)
    for (const file of readdirSync(join(folder, 'packs'))) {
      const [name = '', hash] = file.split('.')
      expect(await digest(read(folder, `packs/${file}`))).toBe(hash === 'json' ? name : hash)
    }
    const versionAt = (file: string) => stampFor(build, file).version
    expect(stampFor(build, 'en/rules/cover/index.html').build).toBe(build.version)
    expect(versionAt('en/rules/cover/index.html')).toMatch(/^en\.[0-9a-f]{16}$/)
    expect(versionAt('th/index.html')).toMatch(/^th\./)
    expect(versionAt('404.html')).toMatch(/^shell\./)
  })

  it('makes the same of the same, stamped before or not', async () => {
    const folder = siteWith()
    const first = await writePacks(folder, OPTIONS)
    stampSite(folder, first)
    expect(readStamp(read(folder, 'en/index.html'))).toEqual(stampFor(first, 'en/index.html'))
    expect(await writePacks(folder, OPTIONS)).toEqual(first)
    expect(await writePacks(siteWith(), OPTIONS)).toEqual(first)
  })

  it('changes only the version of the language that changed', async () => {
    const before = await writePacks(siteWith(), OPTIONS)
    const after = await writePacks(siteWith({ 'en/index.html': html('another home') }), OPTIONS)
    expect(after.version).not.toBe(before.version)
    expect(after.languages['en']?.version).not.toBe(before.languages['en']?.version)
    expect(after.languages['th']).toEqual(before.languages['th'])
    expect(after.shell).toEqual(before.shell)
  })

  it('bundles a worker that knows its build and imports nothing', async () => {
    const folder = siteWith()
    const { version } = await writePacks(folder, OPTIONS)
    const worker = read(folder, 'sw.js')
    expect(worker).toContain(version)
    expect(worker).not.toMatch(/\bimport\b|\bexport\b|\bBUILD\b/)
    expect(worker.length).toBeLessThan(14_000)
  })
})
