import { describe, expect, test } from 'vitest'
import * as core from '../src/index.ts'
import { docblocks, evaluate, exampleOf, README_EXAMPLES, SOURCE_EXAMPLES } from './examples.ts'
import { README, SOURCE_FILES } from './source-files.ts'

/** Exported functions without an example. One that has an example, or is no longer exported, must leave this list. */
const WITHOUT_EXAMPLE = [
  'defaultInput',
  'defineCalculator',
  'diceProblem',
  'fail',
  'fromOutcomes',
  'leastCommonMultiple',
  'maximum',
  'negate',
  'ok',
  'outcomes',
  'readState',
  'writeState',
]

/** The guards of ids: `isOneOf` has their example. */
const GUARDS = Object.values(SOURCE_FILES).flatMap((text) =>
  Array.from(text.matchAll(/export const (is\w+) = \(value: unknown\): value is \w+/g), ([, name = '']) => name),
)

describe('every example gives what it says', () => {
  test.each([...SOURCE_EXAMPLES, ...README_EXAMPLES])('$file: $expression', (line) => {
    expect(evaluate(line, line.expression)).toEqual(evaluate(line, line.expected))
  })
})

describe('no example is skipped', () => {
  test('in the source: as many as there are arrows', () => {
    const arrows = Object.values(SOURCE_FILES).flatMap((text) => text.match(/\/\/ =>/g) ?? [])
    expect(SOURCE_EXAMPLES.length).toBeGreaterThan(40)
    expect(SOURCE_EXAMPLES).toHaveLength(arrows.length)
  })

  test('every @example has a line with an arrow', () => {
    const empty = Object.entries(SOURCE_FILES).flatMap(([file, text]) =>
      docblocks(text).flatMap(([docblock]) =>
        docblock.includes('@example') && !exampleOf(docblock).some((line) => line.includes('// =>')) ? [file] : [],
      ),
    )
    expect(empty).toEqual([])
  })

  test('in the README: as many as there are arrows', () => {
    expect(README_EXAMPLES).toHaveLength(README.match(/\/\/ =>/g)?.length ?? 0)
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
