import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { translated } from '@rulestone/testing/entries'
import { afterAll, describe, expect, test } from 'vitest'
import { contentFolderOf, ONE_RULE, removeContentFolders } from '../../test/content.ts'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'

afterAll(removeContentFolders)

const ZH = 'rules/combat/walls.zh.md'
const TH = 'rules/combat/walls.th.md'
const RECORD = /translation: \{ of: '?([0-9a-f]{12})'?, status: reviewed \}/

const CLEAN = said('en', 'findings', 'summary.clean')

/** A content folder in which the Chinese file has these bytes. */
const folderWith = (text: string): string => contentFolderOf({ ...ONE_RULE, [ZH]: text })

describe('confirming a translation', () => {
  test('writes the hash; the check then passes', async () => {
    const folder = contentFolderOf(ONE_RULE)
    const file = join(folder, ZH)
    const { code, out, error } = await run('confirm', file)
    expect({ code, error }).toEqual({ code: 0, error: '' })
    const [, hash] = RECORD.exec(readFileSync(file, 'utf8')) ?? []
    expect(out).toContain(relative('', file))
    expect(out).toContain(hash)
    expect((await run('check', file)).out).toBe(CLEAN)
  })

  test('several at once, in Chinese', async () => {
    const folder = contentFolderOf(ONE_RULE)
    const { code, out } = await run('confirm', join(folder, ZH), join(folder, TH), '--lang', 'zh')
    expect(code).toBe(0)
    expect(out.split('\n')).toHaveLength(2)
    expect((await run('check', folder)).out).toBe(CLEAN)
  })

  test.each([
    ['a byte order mark', `\ufeff${translated('walls')}`],
    ['Windows line ends', translated('walls').replaceAll('\n', '\r\n')],
    ['no line end at the end', translated('walls').trimEnd()],
    [
      'an old record',
      translated('walls').replace('---\n\n', 'translation: { of: 0123456789ab, status: draft } # mine\n---\n\n'),
    ],
  ])('changes no other byte: %s', async (_, text) => {
    const file = join(folderWith(text), ZH)
    expect((await run('confirm', file)).code).toBe(0)
    const after = readFileSync(file, 'utf8')
    const withoutRecord = (whole: string): string => whole.replace(/translation: \{[^}]*\}(?: *\r?\n)?/, '')
    expect(after).toMatch(RECORD)
    expect(withoutRecord(after)).toBe(withoutRecord(text))
  })
})

describe('the record in confirmed/', () => {
  const RECORDS = 'confirmed/zh.json'

  test('has the hash of every segment of the English, by id', async () => {
    const folder = contentFolderOf(ONE_RULE)
    await run('confirm', join(folder, ZH))
    const records: unknown = JSON.parse(readFileSync(join(folder, RECORDS), 'utf8'))
    const hash = expect.stringMatching(/^[0-9a-f]{8}$/)
    const [, of] = RECORD.exec(readFileSync(join(folder, ZH), 'utf8')) ?? []
    expect(records).toEqual({ walls: { of, units: [hash, hash, hash] } })
    expect(existsSync(join(folder, 'confirmed/th.json'))).toBe(false)
  })

  test('keeps what others confirmed', async () => {
    const other = '  "roofs": { "of": "e3b0c44298fc", "units": [] }'
    const folder = contentFolderOf({ ...ONE_RULE, [RECORDS]: `{\n${other}\n}\n` })
    expect((await run('confirm', join(folder, ZH))).code).toBe(0)
    const lines = readFileSync(join(folder, RECORDS), 'utf8').split('\n')
    expect(lines.slice(0, 2)).toEqual(['{', `${other},`])
    expect(lines).toHaveLength(5)
  })

  test('is reformatted if it was written by hand', async () => {
    const folder = contentFolderOf({ ...ONE_RULE, [RECORDS]: '{}' })
    expect((await run('confirm', join(folder, ZH))).code).toBe(0)
    expect((await run('check', folder, '--json')).out).not.toContain('"rewritten"')
  })

  test.each([
    ['a hand-written hash', 'translation: { of: 0123456789ab, status: reviewed }\n---\n\n'],
    ['a hand-written status', 'translation: { of: 0123456789ab, status: draft }\n---\n\n'],
  ])('repairs %s', async (_, text) => {
    const folder = folderWith(translated('walls').replace('---\n\n', text))
    expect((await run('check', join(folder, ZH))).out).toContain('(confirmed)')
    expect((await run('confirm', join(folder, ZH))).code).toBe(0)
    expect((await run('check', join(folder, ZH))).out).toBe(CLEAN)
  })

  test.each(['{', '[]', '{ "roofs": 1 }'])('is not overwritten if it is malformed: %s', async (text) => {
    const folder = contentFolderOf({ ...ONE_RULE, [RECORDS]: text })
    const { code, out, error } = await run('confirm', join(folder, ZH))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(error).toContain(`${relative('', join(folder, RECORDS))}:1:`)
    expect(readFileSync(join(folder, RECORDS), 'utf8')).toBe(text)
    expect(readFileSync(join(folder, ZH), 'utf8')).toBe(ONE_RULE[ZH])
  })
})

test('a file with errors is refused with code 1 and left unchanged', async () => {
  const text = translated('walls', '见[屋顶](rule:roofs)。')
  const file = join(folderWith(text), ZH)
  const { code, out, error } = await run('confirm', file)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain(`${relative('', file)}:8:2 error `)
  expect(error.split('\n').every((line) => line.includes(relative('', file)))).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

describe('refused, with code 2', () => {
  const folder = contentFolderOf(ONE_RULE)
  test.each([
    ['no file', [], 'Unexpected end, expected a file.'],
    ['no such file', [join(folder, 'rules/combat/none.zh.md')], 'expected a file or folder that exists'],
    ['the English', [join(folder, 'rules/combat/walls.en.md')], 'expected a rule in Chinese or Thai'],
    ['a book', [join(folder, 'books/book.yml')], 'expected a rule in Chinese or Thai'],
    ['a folder', [join(folder, 'rules/combat')], 'expected a rule in Chinese or Thai'],
  ])('%s', async (_, files, message) => {
    const { code, out, error } = await run('confirm', ...files)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })

  test('a translation whose English cannot be read', async () => {
    const broken = contentFolderOf({ ...ONE_RULE, 'rules/combat/walls.en.md': 'No front matter.\n' })
    const { code, error } = await run('confirm', join(broken, ZH))
    expect(code).not.toBe(0)
    expect(error).toContain('walls.zh.md')
  })
})
