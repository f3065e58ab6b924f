import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contentFolderOf, LONG_RULE, removeContentFolders } from '../../test/content.ts'
import { run } from '../../test/run.ts'

afterAll(removeContentFolders)

const TERMS = `cover:
  en: { name: Cover, aliases: [degrees of cover] }
  zh: { name: 掩护, aliases: [掩体] }
  th: { name: สิ่งกำบัง }
`

let folder: string
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const begin = (...args: readonly string[]) => run('new', ...args, '--content', folder)

beforeEach(() => {
  folder = contentFolderOf({ ...LONG_RULE, 'terms/combat.yml': TERMS })
})

describe('a rule without files', () => {
  test('is pre-filled from core and the terms', async () => {
    const { code, out, error } = await begin('cover', '--chapter', 'combat')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(read('rules/combat/cover.en.md')).toBe(`---
id: cover
title: Cover
aliases: [degrees of cover]
summary: ''
kind: rule
ruleset: srd-5.2.1
source: [{ heading: "Rules Glossary, Cover", page: 179 }]
related: []
---

::table{id="cover"}

:value[half-cover-bonus] :value[three-quarters-cover-bonus] :value[cover-degrees]
`)
    expect(read('rules/combat/cover.zh.md')).toBe(`---
id: cover
title: 掩护
aliases: [掩体]
summary: ''
---

::table{id="cover"}

:value[half-cover-bonus] :value[three-quarters-cover-bonus] :value[cover-degrees]
`)
    for (const locale of ['en', 'zh', 'th']) {
      expect(out).toContain(relative('', join(folder, `rules/combat/cover.${locale}.md`)))
    }
    expect(out).toContain(`rulestone check ${relative('', join(folder, 'rules/combat'))}`)
  })

  test('check reports what is left to fill in', async () => {
    await begin('cover', '--chapter', 'combat')
    const { out } = await run('check', join(folder, 'rules/combat/cover.en.md'), '--json')
    const { findings }: { findings: { code: string; values: { key?: string } }[] } = JSON.parse(out)
    expect(findings.map(({ code, values }) => `${code} ${values.key ?? ''}`)).toEqual(
      expect.arrayContaining(['entry-missing ', 'too-short summary']),
    )
  })

  test.each([
    ['a condition', 'prone', 'kind: condition', 'page: 186'],
    ['an action', 'dodge', 'kind: action', 'page: 181'],
    ['a hazard', 'burning', 'kind: hazard', 'page: 178'],
    ['an area of effect', 'cone', 'kind: area-of-effect', 'page: 179'],
    ['an attitude', 'friendly', 'kind: attitude', 'page: 182'],
    ['a section, whose page core does not know', 'rhythm-of-play', 'kind: rule', 'source: []'],
    ['a rule of the playtest', 'next-contests', 'ruleset: next-2012', 'source: []'],
  ])('%s', async (_, id, ...lines) => {
    expect((await begin(id, '--chapter', 'basics')).code).toBe(0)
    for (const line of lines) expect(read(`rules/basics/${id}.en.md`)).toContain(line)
  })
})

describe('a rule that lacks a translation', () => {
  test('starts as a copy of the English', async () => {
    rmSync(join(folder, 'rules/combat/walls.zh.md'))
    const others = ['en', 'th'].map((locale) => read(`rules/combat/walls.${locale}.md`))
    const { code, out } = await begin('walls')
    expect(code).toBe(0)
    expect(read('rules/combat/walls.zh.md')).toBe(`---
id: walls
title: ''
aliases: []
summary: One sentence.
---

Behind you.

- low walls
- high walls

Far away.
`)
    expect(out).not.toContain('walls.en.md')
    expect(['en', 'th'].map((locale) => read(`rules/combat/walls.${locale}.md`))).toEqual(others)
  })
})

describe('refused, with code 2 and nothing written', () => {
  const files = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

  test.each([
    ['nothing', [], 'Unexpected end, expected the id'],
    ['an existing rule', ['walls'], 'expected one with a missing file'],
    ['no chapter', ['cover'], 'expected --chapter NAME, such as: combat'],
    ['a typing error', ['covr', '--chapter', 'combat'], 'expected that of a rule of core, perhaps: cover'],
    ['a heading', ['half-cover', '--chapter', 'combat'], 'a heading inside another entry'],
    ['a path out of the folder', ['cover', '--chapter', '../..'], 'Unexpected value of --chapter (../..)'],
    ['an id that is a path', ['../cover', '--chapter', 'combat'], 'Unexpected id (../cover)'],
    ['two ids', ['cover', 'prone', '--chapter', 'combat'], 'Unexpected argument (prone)'],
  ])('%s', async (_, args, message) => {
    const before = files()
    const { code, out, error } = await begin(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
    expect(files()).toEqual(before)
  })

  test('a chapter other than its own', async () => {
    rmSync(join(folder, 'rules/combat/walls.zh.md'))
    expect((await begin('walls', '--chapter', 'basics')).error).toContain('walls is in combat')
  })

  test('an existing file that cannot be read', async () => {
    writeFileSync(join(folder, 'rules/combat/cover.zh.md'), new Uint8Array([0xff]))
    expect((await begin('cover', '--chapter', 'combat')).error).toContain('cover.zh.md')
    expect(existsSync(join(folder, 'rules/combat/cover.en.md'))).toBe(false)
  })
})
