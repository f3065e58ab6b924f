import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as core from '@rulestone/core'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../src')
const FILES = globSync('**/*.ts', { cwd: FOLDER }).filter((file) => !/\.test\.ts$|^rulestone\.ts$/.test(file))
const ARROW = '// => '

/** One line of an example: an expression and what it comes to. */
interface Line {
  readonly file: string
  readonly expression: string
  readonly expected: string
}

/** The lines of an `@example`; what an expression comes to may stand on the line below it. */
const linesOf = (file: string): Line[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .replace(/\n \* (?=\/\/ => )/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith(' * ') && line.includes(ARROW))
    .map((line) => {
      const [expression = '', expected = ''] = line.slice(3).split(ARROW)
      return { file, expression, expected }
    })

function evaluate(expression: string, scope: Readonly<Record<string, unknown>>): unknown {
  const run: unknown = Reflect.construct(Function, [...Object.keys(scope), `return (${expression}\n)`])
  return typeof run === 'function' ? Reflect.apply(run, undefined, Object.values(scope)) : undefined
}

test.each(FILES.flatMap(linesOf))('$file: $expression', async ({ file, expression, expected }) => {
  const quantity: Readonly<Record<string, unknown>> = await import('../src/quantity.ts')
  const own: Readonly<Record<string, unknown>> = await import(join(FOLDER, file))
  const scope = { ...core, ...quantity, ...own }
  expect(evaluate(expression, scope)).toEqual(evaluate(expected, scope))
})

test('no example is passed over', () => {
  const arrows = FILES.flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').match(/\/\/ =>/g) ?? [])
  expect(FILES.flatMap(linesOf)).toHaveLength(arrows.length)
  expect(arrows.length).toBeGreaterThan(8)
})
