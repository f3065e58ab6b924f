// Runs the examples of the page for developers: TypeScript with its answers, the command line, the entry of an assistant.
// The browser tests of the site run those that need the built site.
import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { main } from 'rulestone-cli/src/main.ts'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const FOLDER = join(root, 'apps/site/src/developers/examples')
const IMPORT = /^import \{([^}]*)\} from '([^']+)'$/gm
const ANSWER = /^(.+?) \/\/ => (.+)$/gm
const AsyncFunction = (async () => undefined).constructor

const read = (name) => readFileSync(join(FOLDER, name), 'utf8')

/** The example as the body of a function that returns each result with the expected one. */
function bodyOf(code) {
  const imports = (_, names, from) => `const {${names.replaceAll(/\btype \w+,?/g, '')}} = await load('${from}')`
  const answers = code.replace(ANSWER, (_, found, expected) => `answers.push([${found}, ${expected}])`)
  return `const answers = []\n${stripTypeScriptTypes(answers.replace(IMPORT, imports))}\nreturn answers`
}

/** A content folder with one rule, which is read faster. */
function smallContent() {
  const contentFolder = mkdtempSync(join(tmpdir(), 'content-'))
  const rules = 'rules/combat'
  const isNeeded = (path) => path.endsWith(rules) || basename(path).startsWith('cover.')
  cpSync(join(root, 'content', rules), join(contentFolder, rules), { recursive: true, filter: isNeeded })
  return { contentFolder }
}

const load = (from) => (from === '@rulestone/content' ? smallContent() : import(from))

test.each(globSync('*.ts', { cwd: FOLDER }))('%s gives what it shows', async (name) => {
  const code = read(name)
  const answers = await new AsyncFunction('load', bodyOf(code))(load)
  expect(answers.length).toBe(Array.from(code.matchAll(ANSWER)).length)
  expect(answers.length).toBeGreaterThan(0)
  for (const [found, expected] of answers) expect(found).toEqual(expected)
})

const CLI = ['--no-warnings', join(root, 'packages/cli/src/rulestone.ts')]
const PACKAGE = 'rulestone-cli'

/** What the commands of the example print. They are run in this process; the next test starts the program. */
const PRINTED = ['at least 9: 31.3% (5/16)', '"figures":{"hit":"9/20"', 'reroll']

test.each(
  read('command-line.sh')
    .trim()
    .split('\n')
    .map((line, index) => [line, PRINTED[index]]),
)('%s', async (line, expected) => {
  const [npx, program, ...args] = line.split(' ').map((word) => word.replaceAll("'", ''))
  expect([npx, program]).toEqual(['npx', PACKAGE])
  const printed = []
  const print = (text) => printed.push(text)
  expect(await main(args, { out: print, error: print, drained: async () => {}, input: () => [], columns: 80 })).toBe(0)
  expect(printed.join('\n')).toContain(expected)
})

test('the entry of an assistant starts a server that answers', async () => {
  const { command, args } = JSON.parse(read('assistant.json')).mcpServers.rulestone
  expect([command, args[0]]).toEqual(['npx', PACKAGE])
  const server = spawn('node', [...CLI, ...args.slice(1)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`)
  const [answer] = await server.stdout.take(1).toArray()
  server.kill()
  expect(JSON.parse(String(answer)).result.serverInfo.name).toBe('rulestone')
})

test('every example is on the page', () => {
  const uses = readFileSync(join(FOLDER, '../uses.ts'), 'utf8')
  const shown = Array.from(uses.matchAll(/id: '([^']+)'/g), ([, id]) => id)
  expect(shown.toSorted()).toEqual(
    globSync('*', { cwd: FOLDER })
      .map((file) => basename(file))
      .toSorted(),
  )
})
