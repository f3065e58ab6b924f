import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ARROW = ' // => '
const COMPILER = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')

/** The lines under each `@example` of a file, without their stars. */
const examplesIn = (text: string): readonly (readonly string[])[] =>
  Array.from(text.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g)).flatMap(([docblock]) => {
    const [, example] = docblock.split('@example')
    if (example === undefined) return []
    const lines = example.split('\n').map((line) => line.replace(/^\s*\*(?: |\/?$)/, '').trim())
    const end = lines.findIndex((line) => line.startsWith('@'))
    return [end === -1 ? lines : lines.slice(0, end)]
  })

/** An example as statements: its expressions, and the values that it expects of them. */
const statementsOf = (lines: readonly string[]): string =>
  ['{', ...lines.map((line) => (line.includes(ARROW) ? `;(${line.split(ARROW).join(');(')});` : line)), '}'].join('\n')

/** Imports the names that occur in the code; exported again, so that a name that only a string holds is not unused. */
function importing(names: readonly string[], code: string, from: string): string {
  const words = new Set(code.match(/\w+/g))
  const list = names.filter((name) => words.has(name)).join(', ')
  return list === '' ? '' : `import { ${list} } from '${from}'\nexport { ${list} }\n`
}

/**
 * Tests that the examples of a package compile in strict TypeScript: those of its docstrings, and the `ts` blocks of its
 * README.
 *
 * @param folder of the package
 * @param modules what the examples of docstrings can import, by name; of two with the same name the first one; then comes
 *   what their own file exports
 */
export function testExampleTypes(folder: string, modules: Readonly<Record<string, object>>): void {
  test('every example of the README and of the docstrings compiles in strict TypeScript', () => {
    const target = join(folder, 'reports/example-types')
    rmSync(target, { recursive: true, force: true })
    mkdirSync(target, { recursive: true })
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    for (const [index, [, code = '']] of Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms)).entries())
      writeFileSync(join(target, `README-${index + 1}.ts`), code)
    for (const file of globSync('**/*.ts', {
      cwd: join(folder, 'src'),
      exclude: (name) => name.endsWith('.test.ts'),
    })) {
      const text = readFileSync(join(folder, 'src', file), 'utf8')
      const code = examplesIn(text).map(statementsOf).join('\n')
      if (code === '') continue
      const own = Array.from(text.matchAll(/^export (?:const|function|class) (\w+)/gm), ([, name = '']) => name)
      const sources = [
        ...Object.entries(modules),
        [`../../src/${file}`, Object.fromEntries(own.map((name) => [name, name]))],
      ] as const
      const known = new Set<string>()
      const imports = sources.map(([from, module]) => {
        const names = Object.keys(module).filter((name) => !known.has(name))
        for (const name of names) known.add(name)
        return importing(names, code, from)
      })
      writeFileSync(join(target, file.replaceAll('/', '.')), `${imports.join('')}${code}\nexport {}\n`)
    }
    const options = { extends: '../../../../tsconfig.base.json', compilerOptions: { types: [] }, include: ['*.ts'] }
    writeFileSync(join(target, 'tsconfig.json'), JSON.stringify(options))
    const { stdout, status } = spawnSync(process.execPath, [COMPILER, '--project', target], { encoding: 'utf8' })
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
  })
}
