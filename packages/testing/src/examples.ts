import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** One line of an example, with the statements before it. */
interface Line {
  readonly file: string
  readonly expression: string
  readonly expected: string
  readonly statements: readonly string[]
}

/** Values by name. */
type Scope = Readonly<Record<string, unknown>>

const ARROW = '// => '

/** The text under an `@example` of a docblock, up to the next tag; an expected value may be on its own line. */
function linesOf(file: string, docblock: string): Line[] {
  const [, example = ''] = docblock.split('@example')
  const lines: Line[] = []
  const statements: string[] = []
  for (const raw of example.split('\n')) {
    const text = raw
      .replace(/^\s*\*( |$)/, '')
      .replace(/\/$/, '')
      .replaceAll(' as const', '')
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

function evaluate(expression: string, { statements }: Line, scope: Scope): unknown {
  const body = [...statements, `return (${expression}\n)`].join('\n')
  const run: unknown = Reflect.construct(Function, [...Object.keys(scope), body])
  return typeof run === 'function' ? Reflect.apply(run, undefined, Object.values(scope)) : undefined
}

/**
 * Tests that every example in the files of a folder gives the value it shows. An example can use the exports of its own
 * file.
 *
 * @param least the least number of examples, so that none can disappear unnoticed
 * @param shared further values that all examples can use
 */
export function testExamples(folder: string, least: number, shared: Scope = {}): void {
  const files = globSync('**/*.ts', { cwd: folder, exclude: (file) => file.endsWith('.test.ts') })
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
  const examples = texts.flatMap(([file, text]) =>
    Array.from(text.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g)).flatMap(([docblock]) => linesOf(file, docblock)),
  )

  describe('every example comes to what it says', () => {
    test.each(examples)('$file: $expression', async (line) => {
      const own: Scope = await import(join(folder, line.file))
      const scope = { ...shared, ...own }
      expect(evaluate(line.expression, line, scope)).toEqual(evaluate(line.expected, line, scope))
    })

    test('no example is passed over', () => {
      const arrows = texts.flatMap(([, text]) => text.match(/\/\/ =>/g) ?? [])
      expect(examples).toHaveLength(arrows.length)
      expect(examples.length).toBeGreaterThan(least)
    })
  })
}
