import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCorpus } from '../../../src/corpus/corpus.ts'
import { readSources } from '../../../src/corpus/sources.ts'
import type { RawFile } from '../../../src/corpus/text-file.ts'
import { segmentsOfExchange } from '../../../src/exchange/exchange.ts'
import { exchangeOf, exportContent } from '../../../src/exchange/export/export-content.ts'
import { omegatProject } from '../../../src/exchange/export/omegat-project.ts'
import { writeTmx } from '../../../src/exchange/formats/tmx.ts'
import { type ImportResult, importTranslations } from '../../../src/exchange/import/import-content.ts'
import { isPair } from '../../../src/exchange/inline.ts'
import { corpus, files, type Ran, runTool, workFolder } from './client.ts'
import { figureFaults, withTarget } from './faults.ts'

const { folder, remove } = workFolder()
afterAll(remove)

/** Chinese has another word order, which is not an error. */
const PREFERENCES = `<?xml version="1.0" encoding="UTF-8"?>
<omegat><preference version="1.0"><loose_tag_ordering>true</loose_tag_ordering></preference></omegat>
`

const MEMORY = 'tm/auto/rulestone-zh.tmx'

/** Writes the project of the real content, optionally with another memory. */
function project(name: string, memory?: string): string {
  const { files: texts, folders } = omegatProject(corpus, 'zh')
  const path = join(folder, name)
  for (const one of folders) mkdirSync(join(path, one), { recursive: true })
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), file === MEMORY ? (memory ?? text) : text)
  }
  mkdirSync(join(folder, 'settings'), { recursive: true })
  writeFileSync(join(folder, 'settings/omegat.prefs'), PREFERENCES)
  return path
}

const omegat = (path: string): Ran =>
  runTool(
    folder,
    'omegat',
    path,
    '--mode=console-translate',
    '--no-team',
    '--tag-validation=abort',
    `--config-dir=${join(folder, 'settings')}`,
  )

/** The content folder without the files that a test leaves out. */
const contentWithout = (isLeftOut: (file: string) => boolean): RawFile[] => files.filter(({ file }) => !isLeftOut(file))

describe('OmegaT translates the English with our memory', () => {
  const path = project('translated')
  let ran: Ran
  let translated = ''
  const importTranslated = (content: readonly RawFile[]): ImportResult =>
    importTranslations(
      content,
      [
        { file: 'rulestone-zh.xlf', text: translated },
        { file: 'rulestone-zh.tbx', text: exportContent('tbx', corpus, 'zh').text },
      ],
      { confirm: true },
    )

  beforeAll(() => {
    ran = omegat(path)
    if (ran.code !== 0) throw new Error(`OmegaT ended with ${ran.code}.\n${ran.out}\n${ran.error}`)
    translated = readFileSync(join(path, 'target/rulestone-zh.xlf'), 'utf8')
  })

  test('and finds all tags in their places', () => {
    expect(ran.code, ran.out).toBe(0)
  })

  test('importing the result changes nothing', () => {
    const result = importTranslated(files)
    expect(result.findings).toEqual([])
    expect([...result.writes.keys()]).toEqual([])
  })

  test('importing the result restores deleted Chinese entries: each segment, name and record', () => {
    const result = importTranslated(contentWithout((file) => file.endsWith('.zh.md') || file === 'confirmed/zh.json'))
    // The reasons for exceptions are in the front matter of the deleted files, so checks object to these exceptions only.
    const excused = new Map(
      corpus.entries.flatMap(({ locale, file, frontMatter }) => {
        const allowed = frontMatter?.allow.map(({ check }) => check) ?? []
        return locale === 'zh' && allowed.length > 0 ? [[file, allowed] as const] : []
      }),
    )
    const refused = result.files.flatMap(({ outcome, file }) => (outcome === 'refused' ? [file] : []))
    expect(refused.filter((file) => !excused.has(file))).toEqual([])
    const allowed = new Set(refused.flatMap((file) => excused.get(file) ?? []))
    expect(result.findings.filter(({ check }) => !allowed.has(check))).toEqual([])
    const made = makeCorpus(
      readSources(Array.from(result.writes, ([file, text]) => ({ file, bytes: new TextEncoder().encode(text) }))),
    )
    const incomplete = new Set(result.files.filter(({ outcome }) => outcome !== 'written').map(({ file }) => file))
    const all = corpus.entries.filter(({ locale }) => locale === 'zh')
    expect(incomplete.size).toBeLessThan(all.length / 3)
    for (const before of all.filter(({ file }) => !incomplete.has(file))) {
      const after = made.groups.get(before.id)?.zh
      expect(after?.segments.map(({ key, hash }) => [key, hash])).toEqual(
        before.segments.map(({ key, hash }) => [key, hash]),
      )
      expect(after?.frontMatter).toEqual({ ...before.frontMatter, allow: [] })
      expect(made.confirmed.get('zh')?.records.get(before.id)).toEqual(
        corpus.confirmed.get('zh')?.records.get(before.id),
      )
    }
  })
})

describe('OmegaT refuses a missing tag', () => {
  const exchange = exchangeOf(corpus, 'zh')
  const segments = segmentsOfExchange(exchange)

  test('a figure', () => {
    const fault = figureFaults(segments).find(({ name }) => name === 'no figure of core')
    const memory = writeTmx(fault ? withTarget(exchange, fault.id, fault.content) : exchange, { tags: 'omegat' })
    const { code, out } = omegat(project('figure', memory))
    expect(code).toBe(1)
    expect(out).toMatch(/Missing: <f\d+\/>/)
  })

  test('a link', () => {
    const segment = segments.find(({ target }) => target?.content.some(isPair))
    const content = (segment?.target?.content ?? []).flatMap((piece) => (isPair(piece) ? piece.content : [piece]))
    const memory = writeTmx(withTarget(exchange, segment?.id ?? '', content), { tags: 'omegat' })
    const { code, out } = omegat(project('link', memory))
    expect(code).toBe(1)
    expect(out).toMatch(/Missing: .*<g\d+>/)
  })
})
