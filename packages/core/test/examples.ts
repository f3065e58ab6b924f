import * as core from '../src/index.ts'
import { README, SOURCE_FILES } from './source-files.ts'

/** One line of an example: an expression, its expected value, and the statements before it. */
export interface Line {
  /** the file of `src` that it stands in, or `README` */
  readonly file: string
  readonly expression: string
  readonly expected: string
  readonly statements: readonly string[]
}

/** The expression of a line and, after an arrow, its expected value. */
function splitAtArrow(line: string): readonly [expression: string, expected?: string] {
  const [expression = '', expected] = line.split(' // => ')
  return expected === undefined ? [expression] : [expression, expected]
}

/** The lines with an arrow, as JavaScript; each sees the statements before it in the same example. */
function linesOf(file: string, example: readonly string[]): Line[] {
  const statements: string[] = []
  const lines: Line[] = []
  for (const text of example.map((line) => line.trim().replaceAll(' as const', ''))) {
    const [expression, expected] = splitAtArrow(text)
    if (text === '' || text.startsWith('import ')) continue
    if (expected === undefined) statements.push(text)
    else lines.push({ file, expression, expected, statements: [...statements] })
  }
  return lines
}

export const docblocks = (text: string): RegExpMatchArray[] =>
  Array.from(text.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g))

const docblockLines = (docblock: string): string[] =>
  docblock
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))

/** Everything that stands under an `@example` of a docblock, up to the next tag. */
export function exampleOf(docblock: string): string[] {
  const lines = docblockLines(docblock)
  const start = lines.findIndex((line) => line.trim() === '@example')
  if (start === -1) return []
  const after = lines.slice(start + 1)
  const end = after.findIndex((line) => line.startsWith('@'))
  return end === -1 ? after : after.slice(0, end)
}

/** The lines of the examples in docblocks. */
export const SOURCE_EXAMPLES: readonly Line[] = Object.entries(SOURCE_FILES).flatMap(([file, text]) =>
  docblocks(text).flatMap(([docblock]) => linesOf(file, exampleOf(docblock))),
)

/** The lines of the examples in the README. */
export const README_EXAMPLES: readonly Line[] = Array.from(README.matchAll(/```ts\n([\s\S]*?)```/g)).flatMap(
  ([, code = '']) => linesOf('README', code.split('\n')),
)

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../src/**/*.ts', '!../src/**/*.test.ts', '!../src/**/*.laws.ts'],
  { eager: true },
)

/** What a file of `src` exports: an example may use the other exports of its file. */
const exportsOf = (file: string): Readonly<Record<string, unknown>> => MODULES[`../src/${file}`] ?? {}

/**
 * The value of an expression after the statements of a line.
 *
 * @param exports what the expression can use, besides the other exports of its file
 * @param wrapped changes those others
 */
export function evaluate(
  { file, statements }: Line,
  expression: string,
  exports: Readonly<Record<string, unknown>> = core,
  wrapped: (exports: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> = (others) => others,
): unknown {
  const scope: Readonly<Record<string, unknown>> = { ...wrapped(exportsOf(file)), ...exports }
  // A block of its own: a statement may redeclare the name of an export.
  const body = ['"use strict"', '{', ...statements, `return (${expression}\n)`, '}'].join('\n')
  // A function of all exports takes long to compile.
  const words = new Set(body.match(/\w+/g))
  const names = Object.keys(scope).filter((name) => words.has(name))
  const run: unknown = Reflect.construct(Function, [...names, body])
  if (typeof run !== 'function') throw new Error('no function was made')
  return Reflect.apply(
    run,
    undefined,
    names.map((name) => scope[name]),
  )
}
