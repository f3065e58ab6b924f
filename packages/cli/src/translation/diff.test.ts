import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyOf, edit, LONG_RULE, removeContentFolders } from '../../test/content.ts'
import { commit, git, repositoryOf } from '../../test/repository.ts'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'
import { main } from '../main.ts'

afterAll(removeContentFolders)

const EN = 'rules/combat/walls.en.md'
const ZH = 'rules/combat/walls.zh.md'

/** A repository in which the Chinese was confirmed and committed. */
let original: string
/** A copy of it for each test. */
let folder: string
const shown = (file: string): string => relative('', join(folder, file))
const diff = (...args: readonly string[]) => run('diff', 'zh', 'walls', '--content', folder, ...args)
const json = async (): Promise<unknown> => JSON.parse((await diff('--json')).out)

beforeAll(async () => {
  original = repositoryOf(LONG_RULE)
  expect((await run('confirm', join(original, ZH))).code).toBe(0)
  commit(original)
})

beforeEach(() => {
  folder = copyOf(original)
})

describe('a change of the English', () => {
  test('is shown word by word, with the translation', async () => {
    edit(folder, EN, 'Far away', 'Near away')
    const { code, out, error } = await diff()
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${shown(ZH)}:14:1 p-2: `)),
      '  [-Far-]{+Near+} away.',
      said('en', 'workbench', 'diff.translated'),
      '  很远。',
      '',
      expect.stringContaining(`rulestone confirm ${shown(ZH)}`),
    ])
  })

  test('in colours, if the terminal has them', async () => {
    edit(folder, EN, 'Far away', 'Near away')
    const out: string[] = []
    const terminal = {
      out: (text: string) => out.push(text),
      error: () => {},
      drained: async () => {},
      input: async function* () {},
      columns: 80,
      colours: true,
    }
    await main(['diff', 'zh', 'walls', '--content', folder], terminal)
    expect(out.join('\n')).toContain('\u001b[31m[-Far-]\u001b[0m\u001b[32m{+Near+}\u001b[0m away.')
  })

  test('shows added and removed segments in place', async () => {
    edit(folder, EN, '- low walls\n', '')
    edit(folder, EN, 'Far away.', 'Far away.\n\nMore.')
    const { out } = await diff('--lang', 'zh')
    expect(out.split('\n\n').slice(0, 2)).toEqual([
      [
        `${shown(ZH)}:11:1 list-1.item-1${said('zh', 'workbench', 'diff.removed').replace('{{key}}', '')}`,
        '  [-low walls-]',
        said('zh', 'workbench', 'diff.translated'),
        '  矮墙',
      ].join('\n'),
      [`${shown(ZH)}:14:1 p-3${said('zh', 'workbench', 'diff.added').replace('{{key}}', '')}`, '  {+More.+}'].join(
        '\n',
      ),
    ])
  })

  test('as JSON', async () => {
    edit(folder, EN, 'Far away', 'Near away')
    expect(await json()).toEqual({
      id: 'walls',
      language: 'zh',
      file: shown(ZH),
      state: 'stale',
      changes: [
        {
          change: 'changed',
          key: 'p-2',
          old: { hash: expect.stringMatching(/^[0-9a-f]{8}$/), text: 'Far away.' },
          new: { hash: expect.stringMatching(/^[0-9a-f]{8}$/), text: 'Near away.' },
          translation: { text: '很远。', line: 14, column: 1 },
          words: [
            { text: 'Far', kind: 'old' },
            { text: 'Near', kind: 'new' },
            { text: ' away.', kind: 'same' },
          ],
        },
      ],
    })
  })

  test.each([
    ['nothing', () => {}, 'current'],
    ['line breaks', () => edit(folder, EN, 'Behind you', 'Behind\nyou'), 'current'],
  ])('%s: prints a message', async (_, change, state) => {
    change()
    expect(await json()).toMatchObject({ state, changes: [] })
    expect((await diff()).out).toBe(said('en', 'workbench', `diff.${state}`).replace('{{file}}', shown(ZH)))
  })

  test('an unconfirmed translation', async () => {
    const { code, out } = await run('diff', 'th', 'walls', '--content', folder)
    expect(code).toBe(0)
    expect(out).toContain(`rulestone confirm ${shown('rules/combat/walls.th.md')}`)
  })
})

describe('takes the earlier English from git history', () => {
  const found = { changes: [{ old: { text: 'Far away.' }, new: { text: 'Near away.' } }] }

  test('after other changes', async () => {
    for (const [from, to] of [
      ['Far', 'Long'],
      ['Long', 'Wide'],
      ['Wide', 'Near'],
    ] as const) {
      edit(folder, EN, from, to)
      commit(folder)
    }
    expect(await json()).toMatchObject(found)
  })

  test('after a rename of its folder', async () => {
    git(folder, 'mv', 'rules/combat', 'rules/battle')
    commit(folder)
    edit(folder, 'rules/battle/walls.en.md', 'Far', 'Near')
    commit(folder)
    expect(await json()).toMatchObject(found)
  })

  test('after a squash', async () => {
    edit(folder, EN, 'Far', 'Near')
    commit(folder)
    git(folder, 'reset', '--soft', 'HEAD~1')
    commit(folder)
    expect(await json()).toMatchObject(found)
  })

  test('without a record in confirmed/', async () => {
    edit(folder, EN, 'Far', 'Near')
    rmSync(join(folder, 'confirmed'), { recursive: true })
    expect(await json()).toMatchObject(found)
  })
})

describe('without the earlier English, shows the current English and the reason', () => {
  test.each([
    ['no repository', () => rmSync(join(folder, '.git'), { recursive: true }), 'no-repository'],
    [
      'a history without it',
      () => {
        rmSync(join(folder, '.git'), { recursive: true })
        git(folder, 'init', '--quiet')
        commit(folder)
      },
      'not-in-history',
    ],
  ])('%s', async (_, forget, missing) => {
    edit(folder, EN, 'Far', 'Near')
    forget()
    expect(await json()).toMatchObject({ missing, changes: [{ key: 'p-2', new: { text: 'Near away.' } }] })
    const { out } = await diff()
    expect(out.split('\n')).toContain('  Near away.')
    expect(out).toContain(said('en', 'workbench', `diff.${missing}`))
  })

  test('runs git without programs configured in the repository (fsmonitor, textconv)', async () => {
    const trap = join(folder, 'trap')
    git(folder, 'config', 'core.fsmonitor', `touch ${trap}`)
    git(folder, 'config', 'diff.external', `touch ${trap}`)
    git(folder, 'config', 'diff.md.textconv', `touch ${trap}`)
    writeFileSync(join(folder, '.gitattributes'), '*.md diff=md\n')
    edit(folder, EN, 'Far', 'Near')
    expect(await json()).toMatchObject({ changes: [{ old: { text: 'Far away.' } }] })
    expect(() => readFileSync(trap)).toThrow('ENOENT')
  })
})

describe('refused, with code 2', () => {
  test.each([
    ['nothing', [], 'Unexpected end, expected one of: zh, th.'],
    ['the English', ['en', 'walls'], 'Unexpected language (en), expected one of: zh, th.'],
    ['no id', ['zh'], 'Unexpected end, expected the id'],
    ['a typing error', ['zh', 'wals'], 'Unexpected id (wals), expected that of an entry, perhaps: walls.'],
    ['two ids', ['zh', 'walls', 'walls'], 'Unexpected argument (walls)'],
  ])('%s', async (_, args, message) => {
    const { code, out, error } = await run('diff', ...args, '--content', folder)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })

  test('a missing translation', async () => {
    rmSync(join(folder, ZH))
    expect((await diff()).error).toContain('rulestone new walls')
  })

  test('a missing English file', async () => {
    rmSync(join(folder, EN))
    expect((await diff()).error).toContain('walls.en.md')
  })
})
