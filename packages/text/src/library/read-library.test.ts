import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { english, type Files, rawFiles, translated } from '../../test/fixture.ts'
import { element } from '../compile/elements.ts'
import { buildLibrary, buildWorkbench } from './build-library.ts'
import { readLibrary } from './read-library.ts'

const folder = await mkdtemp(join(tmpdir(), 'rulestone-text-'))
afterAll(() => rm(folder, { recursive: true }))

async function write(files: Files): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

describe('a folder on a disk', () => {
  it('is read with its findings sorted by place', async () => {
    await write({
      'rules/combat/cover.en.md': english('cover', 'a <b>c</b>\n\n[x](rule:y)'),
      'rules/combat/cover.zh.md': translated('cloak'),
      'rules/.hidden': 'x',
      'README.md': 'x',
      'terms/big.yml': 'a'.repeat(200_001),
    })
    await symlink(folder, join(folder, 'rules/loop'))
    await symlink('/etc', join(folder, 'strings'))
    const { entries, findings } = await readLibrary(folder)
    expect([...entries.keys()]).toEqual(['cover'])
    expect(
      findings
        .filter(({ severity }) => severity === 'error')
        .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`),
    ).toEqual([
      'rules/combat/cover.en.md:1:1 missing-entry',
      'rules/combat/cover.en.md:1:1 entry-missing',
      'rules/combat/cover.en.md:12:3 html',
      'rules/combat/cover.en.md:12:7 html',
      'rules/combat/cover.en.md:14:1 unknown-target',
      'rules/combat/cover.zh.md:1:1 blocks',
      'rules/combat/cover.zh.md:2:5 id-differs',
      'rules/loop:1:1 link',
      'strings:1:1 link',
      'terms/big.yml:1:1 too-large',
    ])
  })

  it('gives an empty library if it is missing', async () => {
    const library = await readLibrary(join(folder, 'nowhere'))
    expect([library.entries.size, library.terms.size, library.books.length, library.findings.length]).toEqual([
      0, 0, 0, 0,
    ])
  })
})

describe('entries', () => {
  const files = {
    'rules/combat/cover.en.md': english('cover', '## Half Cover {#half-cover}\n\nWords.', 'Cover').replace(
      'related: []',
      'related: [attack]',
    ),
    'rules/combat/cover.zh.md': translated('cover', '## 半身掩护 {#half-cover}\n\n字。', '掩护').replace(
      '\n---\n\n',
      '\ntranslation: { of: 3f9c1d20ab47, status: translated }\n---\n\n',
    ),
  }
  const entry = buildLibrary(rawFiles(files)).entries.get('cover')

  it('have everything a page shows', () => {
    expect(entry?.zh).toEqual({
      id: 'cover',
      locale: 'zh',
      file: 'rules/combat/cover.zh.md',
      title: '掩护',
      aliases: [],
      summary: '一句话。',
      kind: 'rule',
      ruleset: 'srd-5.2.1',
      source: [{ heading: 'Playing the Game', page: 5 }],
      related: ['attack'],
      counterparts: [],
      calculator: 'folded',
      chapter: 'combat',
      headings: [{ id: 'half-cover', depth: 2, text: '半身掩护' }],
      blocks: [
        { key: 'half-cover', kind: 'html', tree: element('h2', { id: 'half-cover' }, '半身掩护') },
        { key: 'half-cover.p-1', kind: 'html', tree: element('p', { id: 'half-cover.p-1' }, '字。') },
      ],
      hash: expect.stringMatching(/^[0-9a-f]{12}$/),
      staleBlocks: ['title', 'summary', 'half-cover', 'half-cover.p-1'],
      translation: { of: '3f9c1d20ab47', status: 'translated' },
    })
  })

  it('are absent where a file is missing or its front matter cannot be read', () => {
    expect(entry?.th).toBeUndefined()
    const broken = { ...files, 'rules/combat/cover.en.md': 'Words.' }
    expect(buildLibrary(rawFiles(broken)).entries.get('cover')).toEqual({ en: undefined, zh: undefined, th: undefined })
  })

  it('survive JSON', () => {
    expect(JSON.parse(JSON.stringify(entry))).toEqual({ en: entry?.en, zh: entry?.zh })
  })
})

describe('a folder that was read before', () => {
  const files = {
    'rules/combat/cover.en.md': english('cover', 'a'),
    'rules/combat/cover.zh.md': translated('cover', '甲'),
    'strings/en/a.json': '{ "a": "A" }',
  }
  const before = buildWorkbench(rawFiles(files))
  const rebuilt = (edits: Files) => buildWorkbench(rawFiles({ ...files, ...edits }), { previous: before })
  const afresh = (edits: Files) => buildWorkbench(rawFiles({ ...files, ...edits }))

  it.each<[string, Files]>([
    ['nothing', {}],
    ['an entry', { 'rules/combat/cover.zh.md': translated('cover', '乙') }],
    ['an entry that becomes invalid', { 'rules/combat/cover.en.md': 'b' }],
    ['a string', { 'strings/en/a.json': '{ "a": "B" }' }],
    ['strings that become invalid', { 'strings/en/a.json': '{' }],
    ['a new file', { 'rules/combat/wall.en.md': english('wall', 'a') }],
  ])('equals a fresh read after edits: %s', (_, edits) => {
    const [again, fresh] = [rebuilt(edits), afresh(edits)]
    expect(again.library.findings).toEqual(fresh.library.findings)
    expect([...again.library.entries]).toEqual([...fresh.library.entries])
    expect(again.library.strings).toEqual(fresh.library.strings)
  })

  it('equals a fresh read after a deletion', () => {
    const [first = ''] = Object.keys(files)
    const rest = rawFiles(files).filter(({ file }) => file !== first)
    expect(buildWorkbench(rest, { previous: before }).library).toEqual(buildWorkbench(rest).library)
  })

  it('parses only what changed', () => {
    const again = rebuilt({ 'rules/combat/cover.zh.md': translated('cover', '乙') }).corpus
    expect(again.entries.map((entry) => before.corpus.entries.includes(entry))).toEqual([true, false])
    expect(again.stringsFiles[0]).toBe(before.corpus.stringsFiles[0])
  })
})
