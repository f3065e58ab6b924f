// `pnpm --dir scripts check`: checks the types of the packages, and of the examples in their docstrings and READMEs. One run of
// the compiler checks all packages that run on Node, so that each file is checked once; core may use nothing of Node.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as compendium from '@rulestone/compendium'
import * as core from '@rulestone/core'
import * as build from '@rulestone/search/build'
import * as text from '@rulestone/text'
import { root, run } from './workspace.mjs'

/**
 * What the examples in the docstrings of a package can import, by name; of two with the same name the first one. Then comes what
 * their own file exports.
 */
const MODULES = {
  core: { '@rulestone/core': core },
  compendium: { '@rulestone/compendium': compendium, '@rulestone/core': core },
  text: { '@rulestone/text': text },
  search: { '@rulestone/search/build': build, '@rulestone/text': text },
}

/** Generated in each of these packages; their TypeScript configurations include it. */
const FOLDER = 'reports/example-types'

const ARROW = ' // => '

/** The lines under each `@example` of a file, without their stars. */
const examplesIn = (code) =>
  Array.from(code.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g)).flatMap(([docblock]) => {
    const [, example] = docblock.split('@example')
    if (example === undefined) return []
    const lines = example.split('\n').map((line) => line.replace(/^\s*\*(?: |\/?$)/, '').trim())
    const end = lines.findIndex((line) => line.startsWith('@'))
    return [end === -1 ? lines : lines.slice(0, end)]
  })

/** An example as statements: its expressions, and the values that it expects of them. */
const statementsOf = (lines) =>
  ['{', ...lines.map((line) => (line.includes(ARROW) ? `;(${line.split(ARROW).join(');(')});` : line)), '}'].join('\n')

/** Imports the names that occur in the code; exported again, so that a name that only a string holds is not unused. */
function importing(names, code, from) {
  const words = new Set(code.match(/\w+/g))
  const list = names.filter((name) => words.has(name)).join(', ')
  return list === '' ? '' : `import { ${list} } from '${from}'\nexport { ${list} }\n`
}

/** The examples of a source file as a module; undefined if it has none. */
function moduleOf(file, source, modules) {
  const code = examplesIn(source).map(statementsOf).join('\n')
  if (code === '') return undefined
  const own = Array.from(source.matchAll(/^export (?:const|function\*?|class) (\w+)/gm), ([, name]) => name)
  const sources = Object.entries(modules).map(([from, module]) => [from, Object.keys(module)])
  const known = new Set()
  const imports = [...sources, [`../../src/${file}`, own]].map(([from, names]) => {
    const others = names.filter((name) => !known.has(name))
    for (const name of others) known.add(name)
    return importing(others, code, from)
  })
  return `${imports.join('')}${code}\nexport {}\n`
}

/** Writes the examples of a package as modules. */
function writeExamples(folder, modules) {
  const target = join(folder, FOLDER)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  for (const [index, [, code]] of Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms)).entries())
    writeFileSync(join(target, `README-${index + 1}.ts`), code)
  const cwd = join(folder, 'src')
  for (const file of globSync('**/*.ts', { cwd, exclude: (name) => name.endsWith('.test.ts') })) {
    const module = moduleOf(file, readFileSync(join(cwd, file), 'utf8'), modules)
    if (module !== undefined) writeFileSync(join(target, file.replaceAll('/', '.')), module)
  }
}

for (const [name, modules] of Object.entries(MODULES)) writeExamples(join(root, 'packages', name), modules)
const results = await Promise.all(
  ['packages/core', '.'].map((project) => run('tsc', ['--project', project], { held: true })),
)
process.exitCode = Math.max(...results)
