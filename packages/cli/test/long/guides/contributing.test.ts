import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Spelling, Workbench } from '@rulestone/text'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { COMMANDS } from '../../../src/commands.ts'
import { run } from '../../run.ts'
import { WORKSPACE } from '../../spawn.ts'
import { GUIDES, isOfCalculator, PROMPT, type Step, split, stepsOf, textOf } from './guide.ts'

const scratch = vi.hoisted(() => ({ folder: '' }))

/** In the guides `npx rulestone` runs in the folder of the project, and reads its content. */
vi.mock('@rulestone/content', () => ({
  get contentFolder(): string {
    return join(scratch.folder, 'content')
  },
}))

/** All commands run in one process, and check again only what changed since the command before. */
vi.mock('@rulestone/text', async (original) => {
  const text = await original<typeof import('@rulestone/text')>()
  const before = new Map<Spelling | undefined, Workbench>()
  const readWorkbench: typeof text.readWorkbench = async (folder, options = {}) => {
    const previous = before.get(options.spelling)
    const workbench = await text.readWorkbench(folder, { ...options, ...(previous && { previous }) })
    before.set(options.spelling, workbench)
    return workbench
  }
  const readLibrary: typeof text.readLibrary = async (...args) => (await readWorkbench(...args)).library
  const spelling = text.openSpelling()
  return { ...text, readWorkbench, readLibrary, openSpelling: () => spelling }
})

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'] as const

const git = (...args: readonly string[]): void => {
  execFileSync('git', [...IDENTITY, ...args], { cwd: scratch.folder })
}

/** Applies a diff: each removed line, or a part of it, occurs once in the file. */
function change({ file, text }: Step): void {
  const lines = (sign: string): string[] =>
    text.split('\n').flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : []))
  const [gone, come] = [lines('-').join('\n'), lines('+').join('\n')]
  const path = join(scratch.folder, file)
  const parts = readFileSync(path, 'utf8').split(gone)
  expect(parts, `${gone} occurs once in ${file}`).toHaveLength(2)
  writeFileSync(path, parts.join(come))
}

/** The scripts of `npm run` in this repository. */
const scripts = (): readonly string[] => Object.keys(JSON.parse(textOf('package.json')).scripts)

/** Removes a rule that a guide creates, because the content already has every rule. */
function unwrite(id: string): void {
  for (const file of globSync(`content/rules/*/${id}.*.md`, { cwd: scratch.folder })) rmSync(join(scratch.folder, file))
}

/** Runs each command of a block; npm commands are only looked up. */
async function shell({ text }: Step): Promise<void> {
  for (const line of text.trim().split('\n')) {
    const [, begun] = /^npx rulestone new (\S+)/.exec(line) ?? []
    if (begun !== undefined) unwrite(begun)
    if (line.startsWith(PROMPT))
      expect(await run(...split(line.slice(PROMPT.length))), line).toMatchObject({ code: 0, error: '' })
    else expect(scripts()).toContain(/^npm (?:run )?([a-z]+)$/.exec(line)?.[1])
  }
}

/** Runs each command of a block, and compares its output. */
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

/** The rule that the guides change. */
const RULE = 'cover'

/** The content files of a rule, or of the rule that it is a heading of. */
function filesOf(id: string): string[] {
  const own = globSync(`rules/*/${id}.*.md`, { cwd: CONTENT })
  if (own.length > 0) return own
  const around = ENGLISH.filter(({ text }) => text.includes(`{#${id}}`))
  return around.flatMap(({ file }) => globSync(file.replace('.en.md', '.*.md'), { cwd: CONTENT }))
}

const CONTENT = join(WORKSPACE, 'content')
const ENGLISH = globSync('rules/*/*.en.md', { cwd: CONTENT }).map((file) => ({
  file,
  text: readFileSync(join(CONTENT, file), 'utf8'),
}))

/** The rules that a rule names, in its links and its front matter. */
function namedBy(id: string): string[] {
  const texts = filesOf(id).map((file) => readFileSync(join(CONTENT, file), 'utf8'))
  const related = texts.flatMap((text) => /^(?:related|counterparts): \[(.*)\]$/m.exec(text)?.[1]?.split(/,\s*/) ?? [])
  return [
    ...related,
    ...texts.flatMap((text) => Array.from(text.matchAll(/\(rule:([\w-]+)/g), ([, named = '']) => named)),
  ]
}

/**
 * Copies the content with only the rules that the guides need: every command reads all rules, and its output about a
 * rule does not depend on the others.
 */
function copyContent(folder: string): void {
  cpSync(CONTENT, folder, { recursive: true, filter: (path) => path !== join(CONTENT, 'rules') })
  for (const id of new Set([RULE, ...namedBy(RULE)])) {
    for (const file of filesOf(id)) cpSync(join(CONTENT, file), join(folder, file))
  }
}

const home = process.cwd()
const folders: string[] = []

describe('commands print what the guide shows', () => {
  beforeEach(() => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rulestone-')))
    folders.push(folder)
    scratch.folder = join(folder, 'rulestone')
    mkdirSync(scratch.folder)
    copyContent(join(scratch.folder, 'content'))
    git('init', '--quiet')
    git('add', '--all')
    git('commit', '--quiet', '--message=Content')
    process.chdir(scratch.folder)
  })

  afterEach(() => process.chdir(home))

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  test.each(GUIDES)('%s', async (guide) => {
    for (const step of stepsOf(guide)) if (!isOfCalculator(step)) await RUN[step.sort](step)
  })
})

describe('the guides', () => {
  test.each(GUIDES)('%s: every command is in a code block that is run', (guide) => {
    const told = textOf(guide).match(/npx rulestone [a-z]/g) ?? []
    const ran = stepsOf(guide).flatMap(({ text }) => text.match(/^(?:\$ )?npx rulestone [a-z]/gm) ?? [])
    expect(ran).toHaveLength(told.length)
  })

  test.each(GUIDES)('%s documents every command for translators', (guide) => {
    const named = new Set(textOf(guide).match(/(?<=npx rulestone )[a-z]+/g))
    const forOthers = ['roll', 'odds', 'explain', 'calc', 'search', 'spell', 'creature', 'encounter', 'mcp']
    expect(Object.keys(COMMANDS).filter((name) => !forOthers.includes(name) && !named.has(name))).toEqual([])
  })
})
