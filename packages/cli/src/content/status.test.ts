import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentFolderOf, edit, LONG_RULE, removeContentFolders } from '../../test/content.ts'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'

afterAll(removeContentFolders)

const folder = contentFolderOf({
  ...LONG_RULE,
  'rules/combat/doors.en.md': LONG_RULE['rules/combat/walls.en.md']?.replaceAll('walls', 'doors') ?? '',
})
await run('confirm', join(folder, 'rules/combat/walls.zh.md'))
edit(folder, 'rules/combat/walls.en.md', 'Far away.', 'Far off.')

interface Row {
  readonly language: string
  readonly book: string
}

async function rows(...args: readonly string[]): Promise<Row[]> {
  const { code, out } = await run('status', ...args, '--content', folder, '--json')
  expect(code).toBe(0)
  const { parts }: { parts: Row[] } = JSON.parse(out)
  return parts
}

describe('as JSON', () => {
  test('each part in each language', async () => {
    const found = await rows()
    expect(found.map(({ language, book }) => `${language} ${book}`)).toEqual(
      ['en', 'zh', 'th'].flatMap((language) =>
        ['book', 'unshelved', 'terms', 'strings'].map((id) => `${language} ${id}`),
      ),
    )
  })

  test('has the counts of each part', async () => {
    const [chapter, unshelved] = await rows('zh')
    expect(chapter).toEqual({
      language: 'zh',
      book: 'book',
      part: 'one',
      present: 1,
      missing: 0,
      words: 12,
      characters: 17,
      units: 6,
      stale: 1,
      unconfirmed: 0,
      errors: 0,
      warnings: 1,
    })
    expect(unshelved).toMatchObject({ present: 0, missing: 1, words: 0, units: 0 })
  })
})

test('prints a table in the language of the reader, with totals', async () => {
  const { out } = await run('status', 'zh', '--content', folder, '--lang', 'th')
  const lines = out.split('\n')
  expect(lines).toHaveLength(7)
  expect(lines[0]?.startsWith(said('th', 'workbench', 'languages.zh'))).toBe(true)
  expect(lines.slice(1, 3)).toEqual(['หนังสือ', expect.stringMatching(/^ {2}หนึ่ง +1 +0 +12 +17 +6 +1 +0 +0 +1$/)])
  expect(lines.at(-1)).toMatch(new RegExp(`^${said('th', 'workbench', 'status.all')} +1 +1 +12 `))
})

test('shows every language by default', async () => {
  const { out } = await run('status', '--content', folder)
  expect(out.split('\n\n').map((block) => block.split(' ')[0])).toEqual(
    ['en', 'zh', 'th'].map((locale) => said('en', 'workbench', `languages.${locale}`)),
  )
})

test.each([
  ['an unknown language', ['fr'], 'Unexpected language (fr), expected one of: en, zh, th.'],
  ['two languages', ['zh', 'th'], 'Unexpected argument (th)'],
])('refused, with code 2: %s', async (_, args, message) => {
  const { code, out, error } = await run('status', ...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toContain(message)
})
