import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentFolderOf, edit, LONG_RULE, ONE_RULE, removeContentFolders } from '../../test/content.ts'
import { commit, repositoryOf } from '../../test/repository.ts'
import { run } from '../../test/run.ts'

afterAll(removeContentFolders)

const folder = contentFolderOf(LONG_RULE)
const out = (): string => contentFolderOf({})

describe('files for translators', () => {
  test.each([
    ['xliff', 'xlf', '<xliff version="1.2"'],
    ['po', 'po', 'msgctxt "walls#p-1"'],
    ['tmx', 'tmx', '<tmx version="1.4">'],
    ['tbx', 'tbx', '<martif type="TBX"'],
  ])('%s: one for each language', async (format, extension, start) => {
    const to = join(out(), 'new')
    const ran = await run('export', format, folder, '--out', to)
    expect({ code: ran.code, error: ran.error }).toEqual({ code: 0, error: '' })
    expect(readdirSync(to).sort()).toEqual([`rulestone-th.${extension}`, `rulestone-zh.${extension}`])
    expect(readFileSync(join(to, `rulestone-zh.${extension}`), 'utf8')).toContain(start)
    expect(ran.out).toContain(relative('', join(to, `rulestone-zh.${extension}`)))
  })

  test('prints segment counts by state', async () => {
    const to = out()
    const { out: said } = await run('export', 'po', folder, '--locale', 'zh', '--out', to)
    expect(said).toBe(
      `Chinese: 6 units in ${relative('', join(to, 'rulestone-zh.po'))}\n  translated 6, to be looked at again 0, not translated 0`,
    )
    expect(existsSync(join(to, 'rulestone-th.po'))).toBe(false)
  })

  test('in the language of the reader', async () => {
    const { out: said } = await run('export', 'tbx', folder, '--locale', 'th', '--out', out(), '--lang', 'zh')
    expect(said).toMatch(/^泰文：1个单元，见/)
  })

  test('exports one folder of the content', async () => {
    const to = out()
    const files = {
      ...LONG_RULE,
      'rules/travel/gates.en.md': (ONE_RULE['rules/combat/walls.en.md'] ?? '').replaceAll('walls', 'gates'),
    }
    const content = contentFolderOf(files)
    await run('export', 'po', join(content, 'rules/travel'), '--locale', 'zh', '--out', to)
    const text = readFileSync(join(to, 'rulestone-zh.po'), 'utf8')
    expect(text).toContain('gates#title')
    expect(text).not.toContain('walls#title')
  })

  test('writes an OmegaT project', async () => {
    const to = out()
    const { code } = await run('export', 'omegat', folder, '--locale', 'th', '--out', to)
    expect(code).toBe(0)
    expect(readdirSync(join(to, 'rulestone-th')).sort()).toEqual([
      'dictionary',
      'glossary',
      'omegat',
      'omegat.project',
      'source',
      'target',
      'tm',
    ])
  })
})

test('stale segments have the previous English, from git history', async () => {
  const content = repositoryOf(LONG_RULE)
  const zh = join(content, 'rules/combat/walls.zh.md')
  expect((await run('confirm', zh)).code).toBe(0)
  edit(content, 'rules/combat/walls.en.md', 'Far away.', 'Near.')
  commit(content)
  const to = out()
  const { out: said } = await run('export', 'po', content, '--locale', 'zh', '--out', to)
  expect(said).toContain('to be looked at again 1')
  expect(readFileSync(join(to, 'rulestone-zh.po'), 'utf8')).toContain(
    '#| msgid "Far away."\nmsgctxt "walls#p-2"\nmsgid "Near."\nmsgstr "很远。"\n',
  )
})

describe('refused, with code 2', () => {
  test.each([
    ['no format', [], 'Unexpected end, expected one of: xliff, po, tmx, tbx, omegat.'],
    ['another format', ['docx'], 'Unexpected format (docx)'],
    ['the English', ['po', folder, '--locale', 'en'], 'Unexpected value of --locale (en), expected one of: zh, th.'],
    ['a missing path', ['po', join(folder, 'none')], 'expected a file or folder that exists'],
    ['two content folders', ['po', folder, contentFolderOf(ONE_RULE)], 'expected one in the same content folder'],
  ])('%s', async (_, args, message) => {
    const ran = await run('export', ...args)
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' })
    expect(ran.error).toContain(message)
  })
})
