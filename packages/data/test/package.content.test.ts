import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Data } from '@rulestone/data-builder'
import builder from '@rulestone/data-builder/package.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

/** The files of the package, as `pnpm build` has written them. */
const folder = fileURLToPath(new URL('../dist/', import.meta.url))
const read = (name: string): string => readFileSync(folder + name, 'utf8')
const data: Data = JSON.parse(read('data.json'))

describe('the package', () => {
  it('has data that its schema allows', () => {
    const ajv = new Ajv2020({ strict: true, formats: { uri: URL.canParse, date: true } })
    const validate = ajv.compile(JSON.parse(read('schema.json')))
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true)
  })

  it('gives the data when it is imported', () => {
    const code = "import { data } from './index.js'; console.log(data.rules.length, data.rules.at(-1).title)"
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(output).toBe(`${data.rules.length} ${data.rules.at(-1)?.title}\n`)
  })

  it('has types for each kind of record, with the descriptions of the schema', () => {
    const types = read('index.d.ts')
    for (const name of [
      'Rule',
      'Spell',
      'SpellFacts',
      'Creature',
      'CreatureFacts',
      'StatBlock',
      'Term',
      'Table',
      'Figure',
      'Calculator',
      'Edition',
      'Source',
      'Book',
      'Moved',
      'Change',
    ]) {
      expect(types).toMatch(new RegExp(`^export (?:interface|type) ${name}\\b`, 'm'))
    }
    expect(types).toContain('export declare const data: Data')
    expect(types).toContain('one sentence that answers the question')
  })

  it('has the version of the data, no dependency, and only the files that it writes', () => {
    expect([manifest.version, data.version]).toEqual([builder.version, builder.version])
    expect(manifest).not.toHaveProperty('dependencies')
    const exported = JSON.stringify(manifest.publishConfig.exports).match(/dist\/[\w.]+/g) ?? []
    expect([...new Set(exported)].toSorted()).toEqual(
      readdirSync(folder)
        .map((name) => `dist/${name}`)
        .toSorted(),
    )
  })
})

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

describe('the example of the README', () => {
  const [, code = ''] = /^```js\nimport \{ data \} from '@rulestone\/data'\n(.*?)^```$/ms.exec(readme) ?? []
  const lines = code.split('\n')
  const answers = lines.flatMap((line, index) => {
    const [, expression, expected] = /^(.+?) \/\/ => (.+)$/.exec(line) ?? []
    return expression === undefined ? [] : [{ expression, expected, before: lines.slice(0, index).join('\n') }]
  })

  it.each(answers)('$expression', ({ expression, expected, before }) => {
    const run: unknown = new Function('data', `${before}\nreturn [${expression}, ${expected}]`)(data)
    const [got, shown] = Array.isArray(run) ? run : []
    expect(got).toEqual(shown)
  })

  it('has three answers', () => {
    expect(answers).toHaveLength(3)
  })
})

describe('the queries of the README', () => {
  /** What each query answers, computed without its program. */
  const ANSWERS: Readonly<Record<string, () => string[]>> = {
    'jq .rules': () =>
      data.rules
        .filter(({ language, figures }) => language === 'th' && figures.includes('half-cover-bonus'))
        .map(({ id, title }) => `${id}: ${title}`),
    'jq .creatures': () =>
      data.creatures
        .filter(({ language, facts }) => language === 'zh' && facts.type === 'ooze')
        .sort((a, b) => b.totals.hitPoints - a.totals.hitPoints)
        .map(({ title, totals }) => `${totals.hitPoints} ${title}`),
    'duckdb .figures': () => [
      'id,feet,meters',
      ...data.figures
        .flatMap(({ id, ...figure }) => (figure.kind === 'quantity' ? [{ id, ...figure.measure }] : []))
        .filter(({ unit }) => unit === 'feet')
        .sort((a, b) => b.value - a.value)
        .slice(0, 3)
        .map(({ id, value, metric }) => `${id},${value},${metric.value.toFixed(1)}`),
    ],
  }

  const hasProgram = (name: string): boolean => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }

  const queries = Array.from(
    readme.matchAll(/^\$ (jq|duckdb) (.*)\n((?:.+\n)+?)```$/gm),
    ([, program = '', rest, output = '']) => ({
      program,
      list: `${program} .${/\.?(rules|creatures|figures)\b/.exec(rest ?? '')?.[1]}`,
      command: `${program} ${rest}`,
      lines: output.trim().split('\n'),
    }),
  )

  it.each(queries)('$list: answers as shown', ({ program, list, command, lines }) => {
    expect(lines).toEqual(ANSWERS[list]?.())
    if (!hasProgram(program)) return
    const output = execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
    expect(output.trim().split('\n')).toEqual(lines)
  })

  it('are of both programs', () => {
    expect(queries.map(({ list }) => list)).toEqual(Object.keys(ANSWERS))
  })
})
