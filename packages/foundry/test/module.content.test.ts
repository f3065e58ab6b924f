import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractPack } from '@foundryvtt/foundryvtt-cli'
import { contentFolder } from '@rulestone/content'
import { LOCALES } from '@rulestone/text'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeModule } from '../src/write-module.ts'
import schema from './module.schema.json' with { type: 'json' }

const SITE = 'https://example.org/rules'
const folder = mkdtempSync(join(tmpdir(), 'rulestone-foundry-'))
const inModule = (path: string): string => join(folder, 'rulestone', path)
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

beforeAll(() => writeModule(folder, SITE))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The documents of the pack of a language, read back from its database. */
async function documentsOf(language: string) {
  const extracted = join(folder, language)
  await extractPack(inModule(`packs/rules-${language}`), extracted)
  const documents = globSync('*.json', { cwd: extracted }).map((file) => readJson(join(extracted, file)))
  return {
    folders: documents.filter(({ _key }) => _key.startsWith('!folders!')),
    journals: documents.filter(({ _key }) => _key.startsWith('!journal!')),
  }
}

test('the manifest has the documented fields, and names files that exist', () => {
  const manifest = readJson(inModule('module.json'))
  const validate = new Ajv2020({ strict: false }).compile(schema)
  validate(manifest)
  expect(validate.errors).toBeNull()
  expect(manifest.packs.map(({ label }: { label: string }) => label)).toEqual([
    'Rulestone · Rules',
    'Rulestone · 规则',
    'Rulestone · กฎ',
  ])
  const files = [
    manifest.license,
    manifest.readme,
    ...manifest.esmodules,
    ...manifest.packs.map(({ path }: { path: string }) => path),
  ]
  expect(files.filter((file) => !existsSync(inModule(file)))).toEqual([])
})

test.each(LOCALES)(
  '%s: every rule is a journal in the folder of its chapter, and every link leads to one',
  async (language) => {
    const { folders, journals } = await documentsOf(language)
    expect(journals).toHaveLength(globSync(`rules/*/*.${language}.md`, { cwd: contentFolder }).length)
    const pages = new Set(
      journals.map(
        ({ _id, pages: [page] }) =>
          `Compendium.rulestone.rules-${language}.JournalEntry.${_id}.JournalEntryPage.${page._id}`,
      ),
    )
    expect(pages.size).toBe(journals.length)
    const places = new Set(folders.map(({ _id }) => _id))
    const cover = journals.find(({ flags }) => flags.rulestone.rule === 'cover')
    expect(cover.pages[0].text.content).toContain(`<a href="${SITE}/${language}/rules/cover/">`)
    for (const {
      name,
      folder: place,
      pages: [page],
    } of journals) {
      expect(places.has(place), name).toBe(true)
      const links = Array.from(String(page.text.content).matchAll(/@UUID\[([^\]]+)\]/gu), ([, link]) => link)
      expect(
        links.filter((link) => !pages.has(link ?? '')),
        name,
      ).toEqual([])
    }
  },
)

test('Babele gets the Chinese and Thai names of items', () => {
  const longsword = (language: string) =>
    readJson(inModule(`names/${language}/dnd5e.equipment24.json`)).entries.Longsword
  expect(longsword('zh')).toEqual({ name: '长剑' })
  expect(longsword('th').name).toMatch(/^\p{Script=Thai}+$/u)
})
