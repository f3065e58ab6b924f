import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { english } from '@rulestone/testing/entries'
import { afterAll, describe, expect, test } from 'vitest'
import { contentFolderOf, ONE_RULE, removeContentFolders } from '../../content.ts'
import { said } from '../../said.ts'
import { spawnRulestone, WORKSPACE } from '../../spawn.ts'

afterAll(removeContentFolders)

const good = contentFolderOf(ONE_RULE)
const bad = contentFolderOf({ ...ONE_RULE, 'rules/combat/walls.en.md': english('walls', 'Say <b>it</b>.') })
const translation = join(good, 'rules/combat/walls.th.md')

describe('the program itself', () => {
  test.each([
    ['roll', ['roll', '2d1+3'], 0, '2d1 [1 1] + 3 = 5\n', ''],
    ['roll, wrong', ['roll', '2d'], 2, '', '2d\n  ^\nThe roll stops too early. Expected: the number of sides.\n'],
    ['odds', ['odds', '1d2', '--json'], 0, '"denominator":"2"}\n', ''],
    ['explain', ['explain', '2d6+3', '--lang', 'zh'], 0, '2d6，加3\n', ''],
    ['explain, wrong', ['explain', '4d6r1'], 2, '', 'foundry  4d6ro=1  '],
    ['odds, wrong', ['odds', '1d2', '--atleast', '2'], 2, '', 'Unexpected option (--atleast)'],
    [
      'calc',
      ['calc', 'attack', '--ac', '16', '--lang', 'zh'],
      0,
      said('zh', 'calculators', 'attack.figures.mean.label'),
      '',
    ],
    ['calc, wrong', ['calc', 'attack', '--ac', '41'], 2, '', '--ac'],
    ['calc --list', ['calc', '--list'], 0, said('en', 'calculators', 'attack.caption'), ''],
    ['check', ['check', good], 0, '(translation)\n0 ', ''],
    ['check, with errors', ['check', bad], 1, ':12:5 error ', ''],
    ['check, wrong', ['check', '/nowhere'], 2, '', 'Unexpected path (/nowhere)'],
    ['status', ['status', 'zh', '--content', good], 0, said('en', 'workbench', 'status.all'), ''],
    ['next', ['next', 'zh', '--content', good], 0, 'rulestone confirm ', ''],
    ['new, wrong', ['new', 'walls', '--content', good], 2, '', 'expected one with a missing file'],
    ['diff', ['diff', 'zh', 'walls', '--content', good, '--json'], 0, '"state":"unconfirmed"', ''],
    ['equate, wrong', ['equate', 'walls', '--content', good], 2, '', 'expected --reason TEXT'],
    ['confirm', ['confirm', translation], 0, 'walls.th.md', ''],
    ['confirm, wrong', ['confirm', join(good, 'books/book.yml')], 2, '', 'expected a rule in Chinese or Thai'],
    ['mcp, wrong', ['mcp', '--site', 'here'], 2, '', 'Unexpected value of --site (here)'],
    ['--version', ['--version'], 0, '.', ''],
    ['--help', ['--help'], 0, 'rulestone COMMAND', ''],
    ['nothing', [], 2, '', 'rulestone COMMAND'],
  ] as const)('%s', (_, args, code, out, error) => {
    const ran = spawnRulestone(args)
    expect(ran.code).toBe(code)
    if (out === '') expect(ran.out).toBe('')
    else expect(ran.out).toContain(out)
    if (error === '') expect(ran.error).toBe('')
    else expect(ran.error).toContain(error)
  })
})

test('the content of this workspace has no errors', () => {
  const { code, out, error } = spawnRulestone(['check'])
  expect(error).toBe('')
  expect(code, out).toBe(0)
})

const NODE = join(WORKSPACE, 'node_modules/.bin/node')

/** Starts the program with pipes that stay open. */
const start = (...args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(NODE, ['packages/cli/src/rulestone.ts', ...args], { cwd: WORKSPACE })

/** The exit code and signal of a program, and its error output. */
async function ended(child: ChildProcessWithoutNullStreams): Promise<object> {
  let error = ''
  child.stderr.on('data', (text) => {
    error += String(text)
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, error }
}

test('mcp answers on standard output, and ends when its input does', async () => {
  const transport = new StdioClientTransport({
    command: NODE,
    args: ['packages/cli/src/rulestone.ts', 'mcp', '--site', 'https://example.org/', '--lang', 'zh'],
    cwd: WORKSPACE,
  })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  const { structuredContent } = await client.callTool({ name: 'rule', arguments: { id: 'cover' } })
  expect(structuredContent).toMatchObject({ title: '掩护', address: 'https://example.org/zh/rules/cover/' })
  await client.close()
})

test('a closed output pipe (EPIPE) is not an error', async () => {
  const child = start('odds', '1d1000000', '--json')
  child.stdout.once('data', () => child.stdout.destroy())
  expect(await ended(child)).toEqual({ code: 0, signal: null, error: '' })
})

describe('lines of standard input', () => {
  test('each is answered while the pipe stays open', async () => {
    const child = start('roll', '--stdin')
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    const end = ended(child)
    for (const expr of ['1d1', '2d1', '3d1']) {
      child.stdin.write(`${expr}\n`)
      expect(JSON.parse((await lines.next()).value ?? '')).toMatchObject({ expr })
    }
    child.stdin.end('1d')
    expect(JSON.parse((await lines.next()).value ?? '')).toMatchObject({ expr: '1d', error: { code: 'unexpected' } })
    expect((await lines.next()).done).toBe(true)
    expect(await end).toEqual({ code: 2, signal: null, error: '' })
  })

  test('processes every line of a large input', async () => {
    const child = start('roll', '--stdin', '--seed', 'a')
    const end = ended(child)
    let count = 0
    child.stdin.end('20d6kh3+2\n'.repeat(20_000))
    for await (const line of createInterface(child.stdout)) if (line.startsWith('{"expr":"20d6kh3+2"')) count += 1
    expect([count, await end]).toEqual([20_000, { code: 0, signal: null, error: '' }])
  })

  test('exits when the output pipe closes', async () => {
    const child = start('roll', '--stdin')
    child.stdin.on('error', () => {})
    child.stdout.once('data', () => child.stdout.destroy())
    child.stdin.write('20d6\n'.repeat(50_000))
    expect(await ended(child)).toEqual({ code: 0, signal: null, error: '' })
  })

  test('calculators answer each line, and exit when the output pipe closes', async () => {
    const child = start('calc', 'd20-test', '--stdin')
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    const end = ended(child)
    child.stdin.on('error', () => {})
    for (const dc of [10, 15]) {
      child.stdin.write(`{"dc": ${dc}}\n`)
      expect(JSON.parse((await lines.next()).value ?? '')).toMatchObject({ input: { dc: String(dc) } })
    }
    child.stdin.write('{"dc": 99}\n')
    expect(JSON.parse((await lines.next()).value ?? '')).toMatchObject({ line: 3, error: [{ path: 'dc' }] })
    child.stdout.destroy()
    child.stdin.write('{"dc": 12}\n'.repeat(5_000))
    expect(await end).toEqual({ code: 0, signal: null, error: '' })
  })

  test('Ctrl-C exits silently', async () => {
    const child = start('odds', '--stdin')
    child.stdin.write('1d2\n')
    child.stdout.once('data', () => child.kill('SIGINT'))
    expect(await ended(child)).toEqual({ code: null, signal: 'SIGINT', error: '' })
  })
})
