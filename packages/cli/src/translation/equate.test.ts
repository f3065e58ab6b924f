import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyOf, edit, LONG_RULE, removeContentFolders } from '../../test/content.ts'
import { commit, repositoryOf } from '../../test/repository.ts'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'

afterAll(removeContentFolders)

const EN = 'rules/combat/walls.en.md'
const ZH = 'rules/combat/walls.zh.md'
const TH = 'rules/combat/walls.th.md'

/** A copy of the repository for each test. */
let folder: string
const equate = (...args: readonly string[]) => run('equate', 'walls', '--content', folder, ...args)
const because = (...args: readonly string[]) => equate('--reason', 'typo', ...args)
const recorded = (): string => readFileSync(join(folder, 'equal.yml'), 'utf8')

/** The findings about translations and their records. */
async function complaints(): Promise<string[]> {
  const { findings }: { findings: { check: string; code: string; file: string }[] } = JSON.parse(
    (await run('check', folder, '--json')).out,
  )
  return findings
    .filter(({ check }) => ['translation', 'confirmed', 'equivalences'].includes(check))
    .map(({ file, code }) => `${file.slice(-5, -3)} ${code}`)
}

/** A repository in which both translations were confirmed and committed. */
let original: string

beforeAll(async () => {
  original = repositoryOf(LONG_RULE)
  expect((await run('confirm', join(original, ZH), join(original, TH))).code).toBe(0)
  commit(original)
})

beforeEach(() => {
  folder = copyOf(original)
})

test('a trivial edit leaves every translation confirmed', async () => {
  edit(folder, EN, 'Behind you.', 'Behind you!')
  expect(await complaints()).toEqual(['th changed', 'zh changed'])
  const { code, out, error } = await equate('--reason', ' Punctuation: “!”. ')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toContain('Behind you[-.-]{+!+}')
  expect(out).toContain(said('en', 'workbench', 'equate.done_one').split('{{file}}')[1])
  expect(recorded()).toMatch(
    /^# .*\n- \{ entry: walls, old: '[0-9a-f]{8}', new: '[0-9a-f]{8}', reason: "Punctuation: “!”\." \}\n$/,
  )
  expect(await complaints()).toEqual([])
})

test('chains several edits back to the confirmed text', async () => {
  for (const [from, to] of [
    ['you.', 'you!'],
    ['you!', 'you?'],
  ] as const) {
    edit(folder, EN, from, to)
    expect((await because()).code).toBe(0)
  }
  expect(recorded().split('\n')).toHaveLength(3)
  expect(await complaints()).toEqual([])
})

test('records only the named edit', async () => {
  edit(folder, EN, 'Behind you.', 'Behind you!')
  edit(folder, EN, 'Far', 'Near')
  expect((await because('--unit', 'p-1')).code).toBe(0)
  expect(await complaints()).toEqual(['th changed', 'zh changed'])
})

test('confirm removes unneeded equivalences', async () => {
  edit(folder, EN, 'Behind you.', 'Behind you!')
  await because()
  await run('confirm', join(folder, ZH))
  expect(recorded()).toContain('entry: walls')
  await run('confirm', join(folder, TH))
  expect(recorded()).not.toContain('entry: walls')
  expect(await complaints()).toEqual([])
})

describe('translations that were confirmed against different English texts', () => {
  beforeEach(async () => {
    edit(folder, EN, 'Far', 'Near')
    await run('confirm', join(folder, ZH))
    edit(folder, EN, 'Near away.', 'Near away!')
  })

  test('are refused, because the edit differs per translation', async () => {
    const { code, error } = await because()
    expect(code).toBe(2)
    expect(error).toContain('--for')
    expect(existsSync(join(folder, 'equal.yml'))).toBe(false)
  })

  test('one of them can be selected with --for', async () => {
    expect((await because('--for', 'zh')).code).toBe(0)
    expect(await complaints()).toEqual(['th changed'])
  })
})

describe('refused, with code 2 and nothing written', () => {
  test.each([
    ['no id', ['equate'], 'Unexpected end, expected the id'],
    ['no reason', ['equate', 'walls'], 'expected --reason TEXT'],
    ['an empty reason', ['equate', 'walls', '--reason', ' '], 'expected --reason TEXT'],
    ['an unknown entry', ['equate', 'wals', '--reason', 'x'], 'perhaps: walls'],
    ['nothing changed', ['equate', 'walls', '--reason', 'x'], 'expected an entry whose English changed'],
    ['an extra argument', ['equate', 'walls', 'x', '--reason', 'x'], 'Unexpected argument (x)'],
  ])('%s', async (_, args, message) => {
    const { code, out, error } = await run(...args, '--content', folder)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
    expect(existsSync(join(folder, 'equal.yml'))).toBe(false)
  })

  test.each([
    ['a new paragraph', 'Far away.', 'Far away.\n\nMore.', 'Unexpected added paragraph (p-3)'],
    ['a removed item', '- low walls\n', '', 'Unexpected removed paragraph (list-1.item-1)'],
  ])('%s', async (_, from, to, message) => {
    edit(folder, EN, from, to)
    const { code, error } = await because()
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(existsSync(join(folder, 'equal.yml'))).toBe(false)
  })

  test('a malformed equal.yml', async () => {
    edit(folder, EN, 'Behind you.', 'Behind you!')
    writeFileSync(join(folder, 'equal.yml'), '- {')
    expect((await because()).error).toContain('equal.yml')
    expect(recorded()).toBe('- {')
  })
})
