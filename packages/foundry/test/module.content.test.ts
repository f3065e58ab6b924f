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

/** The documents of a pack, read back from its database. */
async function documentsOf(pack: string) {
  const extracted = join(folder, pack)
  await extractPack(inModule(`packs/${pack}`), extracted)
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
    'Rulestone · Spells',
    'Rulestone · 规则',
    'Rulestone · 法术',
    'Rulestone · กฎ',
    'Rulestone · คาถา',
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
  '%s: every rule and spell is a journal in the folder of its chapter or level, and every link leads to one',
  async (language) => {
    const packs = { rules: await documentsOf(`rules-${language}`), spells: await documentsOf(`spells-${language}`) }
    const { rules, spells } = packs
    expect(rules.journals).toHaveLength(globSync(`rules/*/*.${language}.md`, { cwd: contentFolder }).length)
    expect(spells.journals).toHaveLength(globSync(`spells/*.${language}.md`, { cwd: contentFolder }).length)
    expect(spells.folders).toHaveLength(10)
    const pages = new Set(
      Object.entries(packs).flatMap(([pack, { journals }]) =>
        journals.map(
          ({ _id, pages: [page] }) =>
            `Compendium.rulestone.${pack}-${language}.JournalEntry.${_id}.JournalEntryPage.${page._id}`,
        ),
      ),
    )
    expect(pages.size).toBe(rules.journals.length + spells.journals.length)
    const cover = rules.journals.find(({ flags }) => flags.rulestone.rule === 'cover')
    expect(cover.pages[0].text.content).toContain(`<a href="${SITE}/${language}/rules/cover/">`)
    for (const { folders, journals } of Object.values(packs)) {
      const places = new Set(folders.map(({ _id }) => _id))
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
    }
  },
)

test('a spell has its facts, its level as its folder, dice that roll and links to rules and spells', async () => {
  const { folders, journals } = await documentsOf('spells-en')
  const pageOf = (id: string): string =>
    journals.find(({ flags }) => flags.rulestone.spell === id).pages[0].text.content
  const fireball = journals.find(({ flags }) => flags.rulestone.spell === 'fireball')
  expect(fireball.name).toBe('Fireball')
  expect(folders.find(({ _id }) => _id === fireball.folder).name).toBe('Level 3')
  expect(pageOf('fireball')).toContain('<p>Level 3 Evocation</p>')
  expect(pageOf('fireball')).toContain('<dt>Range</dt><dd>150 feet</dd>')
  expect(pageOf('fireball')).toContain('[[/roll 8d6]]{8d6}')
  expect(pageOf('fireball')).toMatch(/@UUID\[Compendium\.rulestone\.rules-en\./)
  expect(
    journals.filter(({ pages: [page] }) => page.text.content.includes('Compendium.rulestone.spells-en.')),
  ).not.toEqual([])
})

test('Babele gets the Chinese and Thai names of items, spells and creatures', () => {
  const longsword = (language: string) =>
    readJson(inModule(`names/${language}/dnd5e.equipment24.json`)).entries.Longsword
  expect(longsword('zh')).toEqual({ name: '长剑' })
  expect(longsword('th').name).toMatch(/^\p{Script=Thai}+$/u)
  for (const pack of ['dnd5e.spells24', 'dnd5e.spells']) {
    const names = (language: string) => readJson(inModule(`names/${language}/${pack}.json`)).entries
    expect(names('zh').Fireball).toEqual({ name: '火球术' })
    expect(names('th').Fireball).toEqual({ name: 'ลูกไฟ' })
    expect(Object.keys(names('th'))).toHaveLength(339)
  }
  for (const pack of ['dnd5e.actors24', 'dnd5e.monsters']) {
    const names = (language: string) => readJson(inModule(`names/${language}/${pack}.json`)).entries
    expect(names('zh').Owlbear).toEqual({
      name: '枭熊',
      items: { Multiattack: { name: '多重攻击' }, Rend: { name: '撕裂' } },
    })
    expect(names('th').Owlbear.items.Rend).toEqual({ name: 'ฉีก' })
    expect(Object.keys(names('th'))).toHaveLength(330)
    expect(names('zh')).toHaveProperty(["Will-o'-Wisp", 'name'])
  }
  // The system dnd5e has straight apostrophes.
  expect(readJson(inModule('names/zh/dnd5e.spells24.json')).entries).toHaveProperty(["Hunter's Mark", 'name'])
})
