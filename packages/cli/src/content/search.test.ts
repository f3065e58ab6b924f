import { afterAll, describe, expect, test } from 'vitest'
import { contentFolderOf, LONG_RULE, removeContentFolders } from '../../test/content.ts'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'

afterAll(removeContentFolders)

const folder = contentFolderOf(LONG_RULE)
const find = (...args: readonly string[]) => run('search', ...args, '--content', folder)

test.each([
  ['a rule by name', ['walls'], 'walls  walls\n  Book › One'],
  ['a rule in another language, with its English name', ['walls', '--lang', 'zh'], '题 (walls)  walls\n  书 › 一'],
  ['words in the text', ['far', 'away'], 'walls  walls#p-2\n  Book › One\n  Far away.'],
])('%s', async (_, args, written) => {
  const { code, out, error } = await find(...args)
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out.startsWith(written), out).toBe(true)
})

test('as JSON', async () => {
  const { out } = await find('กำแพง', '--json')
  expect(JSON.parse(out)).toMatchObject({
    query: 'กำแพง',
    results: [{ id: 'walls', of: 'rule', kind: 'name', title: 'walls', matched: 'กำแพง', where: ['Book', 'One'] }],
  })
})

// Every spell is in the bundled content.
test('a spell comes with the command that shows it and its page, before rules if its name was typed', async () => {
  const { code, out } = await run('search', 'fireball')
  expect(code).toBe(0)
  const page = 'https://rulestone.github.io/rulestone/en/spells/fireball/'
  expect(out.split('\n').slice(0, 3)).toEqual([
    'Fireball  fireball',
    `  ${said('en', 'site', 'kinds.spell')} · rulestone spell fireball`,
    `  ${page}`,
  ])
  expect(out).toContain('\nFireball  dice#what-are-dice-for.p-2\n')
})

test('a rule comes before a spell of the same name, also in another language and as JSON', async () => {
  const { out } = await run('search', 'darkness', '--lang', 'th', '--json')
  const { results }: { results: { id: string; of: string }[] } = JSON.parse(out)
  expect(results[0]).toMatchObject({
    id: 'darkness',
    of: 'rule',
    address: expect.stringMatching(/\/rules\/darkness\/$/),
  })
  expect(results.filter(({ id, of }) => id === 'darkness' && of === 'spell')).toMatchObject([
    {
      kind: 'name',
      english: 'Darkness',
      address: expect.stringMatching(/\/th\/spells\/darkness\/$/),
      show: 'rulestone spell darkness --lang th',
    },
  ])
})

test.each([
  ['an edition', ['edition:2012', 'cover'], ['id', /^next-/]],
  ['an edition, in Chinese', ['版本:试玩', '掩护', '--lang', 'zh'], ['id', /^next-/]],
  ['a kind, in Chinese', ['类别:法术', '火', '--lang', 'zh'], ['of', /^spell$/]],
  ['a kind, in Thai', ['ประเภท:สิ่งมีชีวิต', 'ไฟ', '--lang', 'th'], ['of', /^creature$/]],
] as const)('%s narrows the search', async (_, args, [key, expected]) => {
  const { out } = await run('search', ...args, '--json')
  const { results }: { results: Record<'id' | 'of', string>[] } = JSON.parse(out)
  expect(results.length).toBeGreaterThan(0)
  for (const result of results) expect(result[key]).toMatch(expected)
})

test('exits with 0 without results', async () => {
  const { code, out } = await find('xyzzy', '--lang', 'th')
  expect({ code, out }).toEqual({ code: 0, out: said('th', 'site', 'search.nothing').replace('{{query}}', 'xyzzy') })
})

describe('refused, with code 2', () => {
  test.each([
    ['no query', [], 'expected something to look for'],
    ['an empty query', [' '], 'expected something to look for'],
    ['an unknown language', ['cover', '--lang', 'fr'], 'Unexpected language (fr)'],
  ])('%s', async (_, args, message) => {
    const { code, out, error } = await find(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })
})
