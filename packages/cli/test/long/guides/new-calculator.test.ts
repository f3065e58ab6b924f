import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyCheckout } from '../../checkout.ts'
import { WORKSPACE } from '../../spawn.ts'
import { CALCULATOR, GUIDES, isOfCalculator, PROMPT, split, stepsOf } from './guide.ts'

const BIN = join(WORKSPACE, 'node_modules/.bin')
const NODE = join(BIN, 'node')
const FOLDER = 'packages/core/src/calculators'

let checkout: string

/** The ids of calculators with strings, by language, before the new one was created. */
const before = new Map<string, readonly string[]>()

const LOCALES = ['en', 'zh', 'th'] as const

const wordsIn = (locale: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(checkout, `content/strings/${locale}/calculators.json`), 'utf8'))

/** The exit code of a program, and all its output. */
interface Ended {
  readonly code: number | null
  readonly out: string
}

const ended = ({ status, stdout, stderr }: SpawnSyncReturns<string>): Ended => ({ code: status, out: stdout + stderr })

/** Runs a program of the installed packages in the copy of the repository. */
function execute(folder: string, name: string, ...args: readonly string[]): Ended {
  const env = { ...process.env, NO_COLOR: '1', PATH: `${BIN}:${process.env['PATH']}` }
  return ended(spawnSync(join(BIN, name), args, { cwd: join(checkout, folder), encoding: 'utf8', env }))
}

/** Runs the program of the copy, in it. */
const rulestone = (...args: readonly string[]): Ended =>
  ended(spawnSync(NODE, ['packages/cli/src/rulestone.ts', ...args], { cwd: checkout, encoding: 'utf8' }))

/** The commands about a new calculator in a guide, which are the same in every language. */
const commandsOf = (guide: string): string[] =>
  stepsOf(guide)
    .filter(isOfCalculator)
    .flatMap(({ text }) => text.trim().split('\n'))

/** Runs a command of a guide. */
function follow(command: string): Ended {
  const words = split(command)
  return command.startsWith(PROMPT) ? rulestone(...words.slice(2)) : execute('.', words[1] ?? '', ...words.slice(2))
}

/** A test, to run in the site, of what the site asks of a calculator before it renders its form. */
const FORM = `import { expect, test } from 'vitest'
import { performTask } from './calculator/compute/perform-task.ts'
import { embedCalculator } from './calculator/embedding/embed-calculator.ts'
import { wholeProps } from './calculator/embedding/whole-props.ts'

const embedding = { id: '${CALCULATOR}', texts: { modifier: '9' }, ordinal: 1, names: '', place: 'text' } as const

test.each(['en', 'zh', 'th'] as const)('the form in %s', async (locale) => {
  const island = await embedCalculator({ ...embedding, locale })
  const { fields, base, output, offers, page, strings } = wholeProps(island)
  expect(fields).toHaveProperty('modifier.type', 'integer')
  expect(base).toEqual({ modifier: 9 })
  expect(output.figures[0]).toMatchObject({ id: 'chance', value: { numerator: 3n, denominator: 4n } })
  for (const key of ['title', 'caption', 'fields.modifier.label', 'figures.chance.sentence', 'steps.target']) {
    expect(strings[key]).toMatch(/../)
  }
  for (const offer of offers) expect(strings['rolls.' + offer]).toMatch(/../)
  expect(page).toBe('/' + locale + '/calculators/${CALCULATOR}/?modifier=9')
})

test('its code is loaded on demand and parses field texts', async () => {
  const base = { modifier: 2 }
  const ask = (texts: Readonly<Record<string, string>>) =>
    performTask('${CALCULATOR}', { kind: 'answer', question: { texts, from: base, base } })
  expect(await ask({ modifier: '9' })).toMatchObject({ input: { modifier: 9 }, problems: [] })
  expect(await ask({ modifier: '99' })).toMatchObject({ input: base, problems: [{ field: 'modifier' }] })
})
`

describe('a calculator added by following the guides', () => {
  beforeAll(() => {
    checkout = copyCheckout()
    for (const locale of LOCALES) before.set(locale, Object.keys(wordsIn(locale)))
    for (const command of commandsOf(GUIDES[0])) {
      const { code, out } = follow(command)
      if (code !== 0) throw new Error(`${command} ended with ${code}.\n${out}`)
    }
  })

  afterAll(() => rmSync(dirname(checkout), { recursive: true, force: true }))

  test('compiles, and is formatted', () => {
    expect(execute('packages/core', 'tsc')).toEqual({ code: 0, out: '' })
    const files = ['.ts', '.examples.ts', '.test.ts'].map((end) => `${FOLDER}/${CALCULATOR}${end}`)
    const { code, out } = execute(
      '.',
      'biome',
      'check',
      '--vcs-enabled=false',
      ...files,
      `${FOLDER}/ids.ts`,
      `${FOLDER}/index.ts`,
      `${FOLDER}/loaders.ts`,
    )
    expect(code, out).toBe(0)
  })

  test('passes the tests shared by all calculators', () => {
    const files = ['index', 'bounds'].map((name) => `src/calculators/${name}.test.ts`)
    const own = `${CALCULATOR}|the index, the ids and the loaders match the files`
    const { code, out } = execute('packages/core', 'vitest', 'run', '--root', '.', '-t', own, ...files)
    expect(code, out).toBe(0)
  })

  test('is on the command line, in JSON and in the list', () => {
    expect(rulestone('calc', '--list').out).toMatch(new RegExp(`^  ${CALCULATOR} +The odds of Spell Duel `, 'm'))
    const { code, out } = rulestone('calc', CALCULATOR, '--json', '{"modifier": 14}')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      calculator: CALCULATOR,
      input: { modifier: '14' },
      figures: { chance: '1' },
    })
    expect(rulestone('calc', CALCULATOR, '--modifier', '15').code).toBe(2)
  })

  test('has its form and URL in the site', () => {
    const site = join(checkout, 'apps/site')
    writeFileSync(join(site, 'src/new-calculator.test.ts'), FORM)
    const { code, out } = execute('apps/site', 'vitest', 'run', '--root', '.', 'src/new-calculator.test.ts')
    expect(code, out).toBe(0)
  })

  test('its untranslated strings are reported, and other strings are unchanged', () => {
    for (const locale of LOCALES) {
      const { [CALCULATOR]: own, ...others } = wordsIn(locale)
      expect(own).toHaveProperty('title', 'The odds of Spell Duel')
      expect(Object.keys(others)).toEqual(before.get(locale))
    }
    const { out } = rulestone('check', 'content/strings', '--json')
    const { findings }: { findings: { file: string; check: string; line: number; code: string }[] } = JSON.parse(out)
    for (const locale of LOCALES) {
      const file = `content/strings/${locale}/calculators.json`
      const lines = readFileSync(join(checkout, file), 'utf8').split('\n')
      const start = lines.findIndex((line) => line.includes(`"${CALCULATOR}": {`))
      const texts = lines.flatMap((line, index) => (index > start && /: ".*",?$/.test(line) ? [index + 1] : []))
      expect(texts).toHaveLength(10)
      const found = findings.filter((one) => one.file === file && one.line > start)
      const copied = found.filter(({ check }) => check === 'untranslated').map(({ line }) => line)
      if (locale === 'en') expect(found).toEqual([])
      else expect(copied).toEqual(expect.arrayContaining(texts))
    }
  })
})

test('the guides show the same commands', () => {
  const plain = GUIDES.map((guide) => commandsOf(guide).map((command) => command.replace(/ --lang (?:zh|th)$/, '')))
  expect(plain[0]?.length).toBeGreaterThan(2)
  for (const commands of plain) expect(commands).toEqual(plain[0])
})
