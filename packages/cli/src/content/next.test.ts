import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contentFolderOf, edit, LONG_RULE, removeContentFolders } from '../../test/content.ts'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'

afterAll(removeContentFolders)

const EN = 'rules/combat/walls.en.md'
const ZH = 'rules/combat/walls.zh.md'

let folder: string
const shown = (file: string): string => relative('', join(folder, file))
const next = async (locale: string, ...args: readonly string[]): Promise<string[]> => {
  const { code, out, error } = await run('next', locale, '--content', folder, ...args)
  expect({ code, error }).toEqual({ code: 0, error: '' })
  return out.split('\n')
}

beforeEach(async () => {
  folder = contentFolderOf(LONG_RULE)
  await run('confirm', join(folder, ZH))
})

describe('the file, why, and the command', () => {
  test('a change of the English', async () => {
    edit(folder, EN, 'Far away.', 'Far off.')
    expect(await next('zh')).toEqual([
      `${shown(ZH)}:14:1`,
      said('en', 'workbench', 'next.stale_one').replace('{{id}}', 'walls').replace('{{count, integer}}', '1'),
      'rulestone diff zh walls',
    ])
  })

  test('an error', async () => {
    edit(folder, ZH, '矮墙', '[矮墙](rule:none)')
    expect(await next('zh')).toEqual([
      expect.stringContaining(`${shown(ZH)}:11:`),
      expect.any(String),
      `rulestone check ${shown(ZH)}`,
    ])
  })

  test('an unconfirmed translation', async () => {
    expect(await next('th', '--lang', 'th')).toEqual([
      shown('rules/combat/walls.th.md'),
      said('th', 'workbench', 'next.unconfirmed_other').replace('{{id}}', 'walls').replace('{{count, integer}}', '6'),
      `rulestone confirm ${shown('rules/combat/walls.th.md')}`,
    ])
  })

  test('a missing translation', async () => {
    rmSync(join(folder, ZH))
    rmSync(join(folder, 'confirmed'), { recursive: true })
    expect(await next('zh')).toEqual([expect.stringContaining('walls'), 'rulestone new walls'])
  })

  test('says so if nothing is left to do', async () => {
    const language = said('zh', 'workbench', 'languages.zh')
    expect(await next('zh', '--lang', 'zh')).toEqual([
      said('zh', 'workbench', 'next.nothing').replace('{{language}}', language),
    ])
  })

  test('in English, a rule that is not written yet', async () => {
    expect((await next('en')).at(-1)).toMatch(/^rulestone new [a-z-]+$/)
  })
})

test('as JSON', async () => {
  edit(folder, EN, 'Far away.', 'Far off.')
  expect(JSON.parse((await next('zh', '--json')).join('\n'))).toEqual({
    language: 'zh',
    task: 'stale',
    id: 'walls',
    file: shown(ZH),
    count: 1,
    links: 0,
    command: 'rulestone diff zh walls',
    why: expect.any(String),
  })
})

test.each([
  ['no language', [], 'Unexpected end, expected one of: en, zh, th.'],
  ['an unknown language', ['fr'], 'Unexpected language (fr), expected one of: en, zh, th.'],
  ['two languages', ['zh', 'th'], 'Unexpected argument (th)'],
])('refused, with code 2: %s', async (_, args, message) => {
  const { code, out, error } = await run('next', ...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toContain(message)
})
