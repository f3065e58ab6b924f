import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../src')
const FILES = globSync('**/*.ts', { cwd: FOLDER, exclude: (file) => file.endsWith('.test.ts') })

/** One line of an example, with the statements that stand before it. */
interface Line {
  readonly file: string
  readonly expression: string
  readonly expected: string
  readonly statements: readonly string[]
}

const ARROW = '// => '

/** What stands under an `@example` of a docblock, up to the next tag; an answer may stand on a line of its own. */
function linesOf(file: string, docblock: string): Line[] {
  const [, example = ''] = docblock.split('@example')
  const lines: Line[] = []
  const statements: string[] = []
  for (const raw of example.split('\n')) {
    const text = raw
      .replace(/^\s*\*( |$)/, '')
      .replace(/\/$/, '')
      .trim()
    if (text === '' || text.startsWith('@')) continue
    const [code = '', expected] = text.split(ARROW)
    if (expected === undefined) statements.push(code)
    else {
      const expression = code.trim() === '' ? (statements.pop() ?? '') : code
      lines.push({ file, expression, expected, statements: [...statements] })
    }
  }
  return lines
}

const examples = FILES.flatMap((file) =>
  Array.from(readFileSync(join(FOLDER, file), 'utf8').matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g)).flatMap(([docblock]) =>
    linesOf(file, docblock),
  ),
)

function evaluate(expression: string, { statements }: Line, scope: Readonly<Record<string, unknown>>): unknown {
  const body = [...statements, `return (${expression}\n)`].join('\n')
  const run: unknown = Reflect.construct(Function, [...Object.keys(scope), body])
  return typeof run === 'function' ? Reflect.apply(run, undefined, Object.values(scope)) : undefined
}

describe('every example comes to what it says', () => {
  test.each(examples)('$file: $expression', async (line) => {
    const scope: Readonly<Record<string, unknown>> = await import(join(FOLDER, line.file))
    expect(evaluate(line.expression, line, scope)).toEqual(evaluate(line.expected, line, scope))
  })

  test('no example is passed over', () => {
    const arrows = FILES.flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').match(/\/\/ =>/g) ?? [])
    expect(examples).toHaveLength(arrows.length)
    expect(examples.length).toBeGreaterThan(15)
  })
})
