import { describe, expect, test } from 'vitest'
import * as core from '../src/index.ts'
import { README, SOURCE_FILES } from './source-files.ts'

/** Exported functions without an example. One that has an example, or is no longer exported, must leave this list. */
const WITHOUT_EXAMPLE = [
  'certain',
  'defaultInput',
  'defineCalculator',
  'fail',
  'fromOutcomes',
  'leastCommonMultiple',
  'maximum',
  'negate',
  'ok',
  'outcomes',
  'readState',
  'rollDie',
  'writeState',
]

/** The guards of ids: `isOneOf` has their example. */
const GUARDS = Object.values(SOURCE_FILES).flatMap((text) =>
  Array.from(text.matchAll(/export const (is\w+) = \(value: unknown\): value is \w+/g), ([, name = '']) => name),
)

/** One line of an example: an expression, its expected value, and the statements before it. */
interface Line {
  readonly expression: string
  readonly expected: string
  readonly statements: readonly string[]
}

const ARROW = ' // => '

/** The lines with an arrow; each sees the statements before it in the same example. */
function linesOf(example: readonly string[]): Line[] {
  const statements: string[] = []
  const lines: Line[] = []
  for (const text of example.map((line) => line.trim())) {
    const [expression, expected] = text.split(ARROW)
    if (expression === undefined || text === '' || text.startsWith('import ')) continue
    if (expected === undefined) statements.push(text)
    else lines.push({ expression, expected, statements: [...statements] })
  }
  return lines
}

const docblocks = (text: string): RegExpMatchArray[] => Array.from(text.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g))

const docblockLines = (docblock: string): string[] =>
  docblock
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))

/** Everything that stands under an `@example` of a docblock, up to the next tag. */
const exampleOf = (docblock: string): string[] => {
  const lines = docblockLines(docblock)
  const start = lines.findIndex((line) => line.trim() === '@example')
  if (start === -1) return []
  const after = lines.slice(start + 1)
  const end = after.findIndex((line) => line.startsWith('@'))
  return end === -1 ? after : after.slice(0, end)
}

/** What each file exports, by its path inside `src`: an example may use the other exports of its file. */
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../src/**/*.ts', '!../src/**/*.test.ts', '!../src/**/*.laws.ts'],
  { eager: true },
)

function evaluate(
  { file, statements }: Pick<Line, 'statements'> & { readonly file: string },
  expression: string,
): unknown {
  const scope: Readonly<Record<string, unknown>> = { ...MODULES[`../src/${file}`], ...core }
  // A block of its own: a statement may redeclare the name of an export.
  const body = ['"use strict"', '{', ...statements, `return (${expression}\n)`, '}'].join('\n')
  const run: unknown = Reflect.construct(Function, [...Object.keys(scope), body])
  if (typeof run !== 'function') throw new Error('no function was made')
  return Reflect.apply(run, undefined, Object.values(scope))
}

const sourceExamples = Object.entries(SOURCE_FILES).flatMap(([file, text]) =>
  docblocks(text).flatMap(([docblock]) => linesOf(exampleOf(docblock)).map((line) => ({ file, ...line }))),
)
const readmeBlocks = Array.from(README.matchAll(/```ts\n([\s\S]*?)```/g), ([, code = '']) => code)
const readmeExamples = readmeBlocks.flatMap((code) =>
  linesOf(code.split('\n')).map((line) => ({ file: 'README', ...line })),
)

describe('every example gives what it says', () => {
  test.each([...sourceExamples, ...readmeExamples])('$file: $expression', ({ expression, expected, ...line }) => {
    expect(evaluate(line, expression)).toEqual(evaluate(line, expected))
  })
})

describe('no example is skipped', () => {
  test('in the source: as many as there are arrows', () => {
    const arrows = Object.values(SOURCE_FILES).flatMap((text) => text.match(/\/\/ =>/g) ?? [])
    expect(sourceExamples.length).toBeGreaterThan(40)
    expect(sourceExamples).toHaveLength(arrows.length)
  })

  test('every @example has a line with an arrow', () => {
    const empty = Object.entries(SOURCE_FILES).flatMap(([file, text]) =>
      docblocks(text).flatMap(([docblock]) =>
        docblock.includes('@example') && linesOf(exampleOf(docblock)).length === 0 ? [file] : [],
      ),
    )
    expect(empty).toEqual([])
  })

  test('in the README: as many as there are arrows', () => {
    expect(readmeExamples).toHaveLength(README.match(/\/\/ =>/g)?.length ?? 0)
  })
})

describe('every exported function has an example', () => {
  /** The names of exported functions whose docblock holds an example. */
  const withExample = new Set(
    Object.values(SOURCE_FILES).flatMap((text) =>
      docblocks(text).flatMap((match) => {
        const [docblock] = match
        const after = text.slice((match.index ?? 0) + docblock.length)
        const name = /^\s*export (?:const|function\*?) (\w+)/.exec(after)?.[1]
        return name !== undefined && exampleOf(docblock).length > 0 ? [name] : []
      }),
    ),
  )

  test('except those listed, which need none', () => {
    const functions = Object.entries(core).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    const others = functions.filter((name) => !withExample.has(name) && !GUARDS.includes(name))
    expect(others.sort()).toEqual(WITHOUT_EXAMPLE)
  })
})
