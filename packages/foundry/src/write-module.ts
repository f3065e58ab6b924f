import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compilePack } from '@foundryvtt/foundryvtt-cli'
import { contentFolder } from '@rulestone/content'
import { buildRules, buildSpells } from '@rulestone/data-builder'
import { createTranslator, LOCALES, type Locale, readWorkbench, SOURCE_LOCALE } from '@rulestone/text'
import { manifest } from './manifest.ts'
import { MODULE_ID, PACKS, type Pack, packName } from './module-id.ts'
import { namesFiles } from './names.ts'
import { type PackDocument, pageReferences, ruleDocuments, spellDocuments } from './pack.ts'

const write = (file: string, content: object): Promise<void> =>
  writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`)

/** Writes documents into a database, as Foundry reads packs. */
async function writePack(folder: string, documents: readonly PackDocument[]): Promise<void> {
  const sources = await mkdtemp(join(tmpdir(), 'rulestone-pack-'))
  await Promise.all(documents.map((document) => write(join(sources, `${document._id}.json`), document)))
  await compilePack(sources, folder)
  await rm(sources, { recursive: true })
}

/**
 * Writes the module for Foundry. A module of an earlier build in the folder is replaced.
 *
 * @param folder where to put the folder of the module
 * @param site the URL of the site, without a trailing slash
 * @returns the folder of the module
 */
export async function writeModule(folder: string, site: string): Promise<string> {
  const module = join(folder, MODULE_ID)
  await rm(module, { recursive: true, force: true })
  await mkdir(join(module, 'packs'), { recursive: true })
  const own = (file: string): string => join(import.meta.dirname, file)
  await cp(own('register-names.js'), join(module, 'register-names.js'))
  await cp(own('module-readme.md'), join(module, 'README.md'))
  await cp(join(contentFolder, 'LICENSE'), join(module, 'LICENSE'))

  const workbench = await readWorkbench(contentFolder)
  const { books, strings } = workbench.library
  const translator = createTranslator(strings)
  const words = (language: Locale) => translator(language, 'site')
  const label = (pack: Pack, language: Locale): string =>
    `Rulestone · ${words(language)(pack === 'rules' ? 'navigation.rules' : 'spells.title')}`
  await write(join(module, 'module.json'), manifest(label, site))
  const rules = buildRules(workbench, { site })
  const spells = buildSpells(workbench, { site })
  for (const language of LOCALES) {
    const t = words(language)
    const levelName = (level: number): string =>
      level === 0 ? t('spells.levels.cantrips') : t('spells.levels.level', { level })
    const referTo = pageReferences(rules, spells, language)
    const packs: Readonly<Record<Pack, readonly PackDocument[]>> = {
      rules: ruleDocuments(rules, books, language, referTo),
      spells: spellDocuments(spells, language, levelName, referTo),
    }
    for (const pack of PACKS) await writePack(join(module, 'packs', packName(pack, language)), packs[pack])
    if (language === SOURCE_LOCALE) continue
    await mkdir(join(module, 'names', language), { recursive: true })
    for (const { pack, content } of namesFiles(workbench.library, language))
      await write(join(module, 'names', language, `${pack}.json`), content)
  }
  return module
}
