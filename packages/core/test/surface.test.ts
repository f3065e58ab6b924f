import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as bounds from '../src/bounds.ts'
import * as fraction from '../src/fraction.ts'
import * as core from '../src/index.ts'
import * as oneOf from '../src/one-of.ts'
import * as readFraction from '../src/read-fraction.ts'
import * as result from '../src/result.ts'
import { shapeProblems } from '../src/schema.ts'
import * as text from '../src/text.ts'
import { SOURCE_FILES } from './source-files.ts'

type Module = Readonly<Record<string, unknown>>

/** The modules that define the public exports, by their path inside `src`. */
const GROUPS = Object.entries(
  import.meta.glob<Module>(
    ['../src/*/index.ts', '../src/rules/*/index.ts', '../src/calculators/fields/index.ts', '../src/tables/measures.ts'],
    {
      eager: true,
    },
  ),
).map(([path, module]) => [path.replace('../src/', ''), module] as const)

const namesOf = (module: Module): string[] => Object.keys(module).sort()

test('what each group exports; `vitest -u` writes the list', async () => {
  const listed = GROUPS.filter(([path]) => path !== 'rules/index.ts')
  const text = listed.map(([path, module]) => [`# ${path}`, ...namesOf(module), ''].join('\n')).join('\n')
  await expect(text).toMatchFileSnapshot('fixtures/public-names.txt')
})

test('`@rulestone/core` exports every group, and what is not of the rules', () => {
  const modules = [
    bounds,
    fraction,
    oneOf,
    readFraction,
    result,
    { shapeProblems },
    text,
    ...GROUPS.map(([, module]) => module),
  ]
  expect(namesOf(core)).toEqual([...new Set(modules.flatMap(namesOf))].sort())
})

describe('the entry points', () => {
  /** The entry points, without those that are closed: private files of an open folder. */
  const ENTRIES = Object.entries(manifest.exports).flatMap(([path, entry]) =>
    entry === null ? [] : [[path, entry] as const],
  )

  /** The files of `src` behind an entry point. */
  const filesOf = (pattern: string): string[] => {
    const [start = '', end = ''] = pattern.replace('./src/', '').split('*')
    return Object.keys(SOURCE_FILES).filter((file) => file === start || (file.startsWith(start) && file.endsWith(end)))
  }

  test('lead to every group', () => {
    const reached = ENTRIES.flatMap(([, entry]) => filesOf(entry.default))
    for (const [path] of GROUPS) expect(reached).toContain(path)
  })

  test.each(ENTRIES)('%s leads to a source file and to what is built from it', (entry, { built, default: source }) => {
    const output = source.replace('./src/', './dist/').replace(/\.ts$/, '')
    expect(filesOf(source)).not.toEqual([])
    expect(built).toBe(`${output}.js`)
    expect(manifest.publishConfig.exports[entry as keyof typeof manifest.exports]).toEqual({
      types: `${output}.d.ts`,
      default: `${output}.js`,
    })
  })
})
