import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { run } from '../../test/run.ts'
import { WORKSPACE } from '../../test/spawn.ts'

const FOLDER = 'packages/core/src/calculators'
const INDEX = 'packages/core/test/calculators-index'
const WORDS = '{\n  "attack": { "title": "Attack", "fields": { "ac": { "label": "AC" } } }\n}\n'

const home = process.cwd()
const folders: string[] = []
let checkout: string

const stringsOf = (locale: string): string => `content/strings/${locale}/calculators.json`
const read = (file: string): string => readFileSync(join(checkout, file), 'utf8')

function write(file: string, text: string): void {
  mkdirSync(join(checkout, file, '..'), { recursive: true })
  writeFileSync(join(checkout, file), text)
}

/** The files of a checkout that a new calculator needs. */
beforeEach(() => {
  checkout = realpathSync(mkdtempSync(join(tmpdir(), 'rulestone-')))
  folders.push(checkout)
  cpSync(join(WORKSPACE, INDEX), join(checkout, INDEX), { recursive: true })
  for (const file of ['attack', 'attack.examples', 'calculator', 'state']) write(`${FOLDER}/${file}.ts`, '')
  write(`${FOLDER}/shared/values.ts`, '')
  for (const locale of ['en', 'zh', 'th']) write(stringsOf(locale), WORDS)
  write('package.json', '{ "type": "module" }')
  process.chdir(checkout)
  return () => process.chdir(home)
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Every file of the checkout with its text. */
const files = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(checkout, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )

describe('a new calculator', () => {
  test('creates its files, strings and index entries, and lists the changed files', async () => {
    const { code, out, error } = await run('new', 'calculator', 'spell-duel')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(read(`${FOLDER}/spell-duel.ts`)).toContain(
      "export const spellDuelCalculator = defineCalculator({\n  id: 'spell-duel',",
    )
    expect(read(`${FOLDER}/spell-duel.examples.ts`)).toContain('export const SPELL_DUEL_EXAMPLES')
    expect(read(`${FOLDER}/spell-duel.test.ts`)).toContain("import { spellDuelCalculator } from './spell-duel.ts'")
    expect(read(`${FOLDER}/index.ts`)).toContain('{ ...spellDuelCalculator, examples: SPELL_DUEL_EXAMPLES },')
    expect(read(`${FOLDER}/loaders.ts`)).toContain(
      "'spell-duel': async () => (await import('./spell-duel.ts')).spellDuelCalculator,",
    )
    const written = ['.ts', '.examples.ts', '.test.ts'].map((end) => `${FOLDER}/spell-duel${end}`)
    for (const file of [
      ...written,
      ...['en', 'zh', 'th'].map(stringsOf),
      `${FOLDER}/ids.ts`,
      `${FOLDER}/index.ts`,
      `${FOLDER}/loaders.ts`,
    ]) {
      expect(out.split(`${file} `)).toHaveLength(2)
    }
    expect(out).toContain('rulestone calc spell-duel')
    expect(out).toContain('rulestone check content/strings')
  })

  test('appends its strings and changes nothing before them', async () => {
    await run('new', 'calculator', 'parry')
    for (const locale of ['en', 'zh', 'th']) {
      const text = read(stringsOf(locale))
      expect(text.startsWith(WORDS.slice(0, -'\n}\n'.length))).toBe(true)
      expect(text.endsWith('\n  }\n}\n')).toBe(true)
      expect(JSON.parse(text)).toMatchObject({ attack: { title: 'Attack' }, parry: { title: 'The odds of Parry' } })
    }
  })

  test('from a folder inside the checkout, in Thai', async () => {
    process.chdir(join(checkout, FOLDER))
    const { code, out } = await run('new', '--lang', 'th', 'calculator', 'parry')
    expect(code).toBe(0)
    expect(out.split('\n')[0]).toContain('สร้าง parry.ts')
  })

  test('creates a second calculator', async () => {
    await run('new', 'calculator', 'parry')
    expect((await run('new', 'calculator', 'spell-duel')).code).toBe(0)
    expect(read(`${FOLDER}/index.ts`).match(/examples:/g)).toHaveLength(3)
    expect(Object.keys(JSON.parse(read(stringsOf('zh'))))).toEqual(['attack', 'parry', 'spell-duel'])
  })
})

describe('refused, with code 2 and nothing written', () => {
  test.each([
    ['no id', [], 'Unexpected end, expected the id of the new calculator'],
    ['two ids', ['parry', 'riposte'], 'Unexpected argument (riposte)'],
    ['an existing calculator', ['attack'], `see ${FOLDER}/attack.ts`],
    ['a file that is not a calculator', ['state'], `see ${FOLDER}/state.ts`],
    ['a folder', ['shared'], `see ${FOLDER}/shared`],
    ['capitals', ['SpellDuel'], 'expected lower-case letters'],
    ['a path out of the folder', ['../spell'], 'expected lower-case letters'],
    ['a digit first', ['4d6'], 'expected lower-case letters'],
    ['a name that its own code has', ['define'], 'expected one whose name in code is free'],
    ['an option of rules', ['parry', '--chapter', 'combat'], 'Unexpected option (--chapter)'],
  ])('%s', async (_, args, message) => {
    const before = files()
    const { code, out, error } = await run('new', 'calculator', ...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
    expect(files()).toEqual(before)
  })

  test.each([
    ['strings of a calculator without code', '{ "parry": {} }', 'expected one that is not taken'],
    ['invalid strings', '{ "attack": ', 'expected strings of calculators as JSON'],
    ['no strings', '{}', 'expected strings of calculators as JSON'],
  ])('%s', async (_, text, message) => {
    write(stringsOf('th'), text)
    const before = files()
    const { code, error } = await run('new', 'calculator', 'parry')
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(error).toContain(stringsOf('th'))
    expect(files()).toEqual(before)
  })

  test('outside of a checkout', async () => {
    process.chdir(tmpdir())
    const { code, error } = await run('new', 'calculator', 'parry')
    expect(code).toBe(2)
    expect(error).toContain('expected one in a checkout of Rulestone')
  })
})
