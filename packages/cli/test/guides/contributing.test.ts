import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { COMMANDS } from '../../src/commands.ts'
import { run } from '../run.ts'
import { WORKSPACE } from '../spawn.ts'

const scratch = vi.hoisted(() => ({ folder: '' }))

/** In the guides `npx rulestone` is run in the folder of the project, whose content it then reads. */
vi.mock('@rulestone/content', () => ({
  get contentFolder(): string {
    return join(scratch.folder, 'content')
  },
}))

const GUIDES = ['CONTRIBUTING.md', 'CONTRIBUTING.zh.md', 'CONTRIBUTING.th.md'] as const

/** A block of code of a guide that does something. */
interface Step {
  readonly sort: 'console' | 'diff' | 'sh'
  /** of a diff, the file */
  readonly file: string
  readonly text: string
}

const textOf = (guide: string): string => readFileSync(join(WORKSPACE, guide), 'utf8')

const stepsOf = (guide: string): Step[] =>
  Array.from(
    textOf(guide).matchAll(/^```(console|diff|sh)(?: (\S+))?\n(.*?)^```$/gms),
    ([, sort, file = '', text = '']) => ({
      sort: sort === 'console' || sort === 'diff' ? sort : 'sh',
      file,
      text,
    }),
  )

const PROMPT = 'npx rulestone '

/** The words of a command, as a shell would split it. */
const split = (command: string): string[] =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '')

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'] as const

const git = (...args: readonly string[]): void => {
  execFileSync('git', [...IDENTITY, ...args], { cwd: scratch.folder })
}

/** Makes the change of a diff: each line that goes, or a part of it, stands once in the file. */
function change({ file, text }: Step): void {
  const lines = (sign: string): string[] =>
    text.split('\n').flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : []))
  const [gone, come] = [lines('-').join('\n'), lines('+').join('\n')]
  const path = join(scratch.folder, file)
  const parts = readFileSync(path, 'utf8').split(gone)
  expect(parts, `${gone} stands once in ${file}`).toHaveLength(2)
  writeFileSync(path, parts.join(come))
}

/** The scripts that `npm run` knows here. */
const scripts = (): readonly string[] => Object.keys(JSON.parse(textOf('package.json')).scripts)

/** Takes a rule away that a guide begins: in the content every rule is written. */
function unwrite(id: string): void {
  for (const file of globSync(`content/rules/*/${id}.*.md`, { cwd: scratch.folder })) rmSync(join(scratch.folder, file))
}

/** Runs each command of a block; those of npm are looked up only. */
async function shell({ text }: Step): Promise<void> {
  for (const line of text.trim().split('\n')) {
    const [, begun] = /^npx rulestone new (\S+)/.exec(line) ?? []
    if (begun !== undefined) unwrite(begun)
    if (line.startsWith(PROMPT))
      expect(await run(...split(line.slice(PROMPT.length))), line).toMatchObject({ code: 0, error: '' })
    else expect(scripts()).toContain(/^npm (?:run )?([a-z]+)$/.exec(line)?.[1])
  }
}

/** Runs each command of a block, and compares what it writes. */
async function terminal({ text }: Step): Promise<void> {
  for (const part of text.split(/^\$ /m).slice(1)) {
    const [command = '', ...written] = part.split('\n')
    expect(command.startsWith(PROMPT), command).toBe(true)
    const { out, error } = await run(...split(command.slice(PROMPT.length)))
    expect(`${out}${error}`.trim()).toBe(written.join('\n').trim())
  }
}

const RUN: Readonly<Record<Step['sort'], (step: Step) => Promise<void> | void>> = {
  console: terminal,
  diff: change,
  sh: shell,
}

const home = process.cwd()
const folders: string[] = []

beforeEach(() => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rulestone-')))
  folders.push(folder)
  scratch.folder = join(folder, 'rulestone')
  mkdirSync(scratch.folder)
  cpSync(join(WORKSPACE, 'content'), join(scratch.folder, 'content'), { recursive: true })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message=Content')
  process.chdir(scratch.folder)
})

afterEach(() => process.chdir(home))

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test.each(GUIDES)('every command in %s does what it says', { timeout: 120_000 }, async (guide) => {
  for (const step of stepsOf(guide)) await RUN[step.sort](step)
})

describe('the guides', () => {
  test.each(GUIDES)('%s: every command stands in a block that is run', (guide) => {
    const told = textOf(guide).match(/npx rulestone [a-z]/g) ?? []
    const ran = stepsOf(guide).flatMap(({ text }) => text.match(/^(?:\$ )?npx rulestone [a-z]/gm) ?? [])
    expect(ran).toHaveLength(told.length)
  })

  test.each(GUIDES)('%s tells of every command for translators', (guide) => {
    const named = new Set(textOf(guide).match(/(?<=npx rulestone )[a-z]+/g))
    const forPlayers = ['roll', 'odds', 'explain', 'calc']
    expect(Object.keys(COMMANDS).filter((name) => !forPlayers.includes(name) && !named.has(name))).toEqual([])
  })
})
