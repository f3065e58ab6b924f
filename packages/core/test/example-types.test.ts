import { expect, test } from 'vitest'
import * as core from '../src/index.ts'
import { docblocks, exampleOf, exportsOf, README_BLOCKS, splitAtArrow } from './examples.ts'
import { SOURCE_FILES } from './source-files.ts'

interface Modules {
  (
    name: 'node:child_process',
  ): {
    spawnSync(
      command: string,
      values: readonly string[],
      options: { readonly encoding: 'utf8' },
    ): { readonly stdout: string; readonly status: number | null }
  }
  (
    name: 'node:fs',
  ): {
    mkdirSync(path: string, options: { readonly recursive: true }): void
    writeFileSync(path: string, text: string): void
    rmSync(path: string, options: { readonly recursive: true; readonly force: true }): void
  }
}
declare const process: { readonly execPath: string; getBuiltinModule: Modules }
declare global {
  interface ImportMeta {
    readonly dirname: string
  }
}

const { spawnSync } = process.getBuiltinModule('node:child_process')
const { mkdirSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs')

const ROOT = `${import.meta.dirname}/..`
const FOLDER = `${ROOT}/reports/example-types`

/** Imports the names that occur in the code; exported again, so that a name that only a string holds is not unused. */
function importing(names: readonly string[], code: string, from: string): string {
  const words = new Set(code.match(/\w+/g))
  const list = names.filter((name) => words.has(name)).join(', ')
  return `import { ${list} } from '../../src/${from}'\nexport { ${list} }\n`
}

/** The examples in the docblocks of a file, each in a block of its own: it may redeclare the name of an export. */
function moduleOf(file: string, text: string): string {
  const examples = docblocks(text).map(([docblock]) =>
    exampleOf(docblock).map((line) => {
      const [expression, expected] = splitAtArrow(line)
      return expected === undefined ? expression : `;(${expression});(${expected});`
    }),
  )
  const code = examples.flatMap((lines) => (lines.length === 0 ? [] : ['{', ...lines, '}'])).join('\n')
  const others = Object.keys(exportsOf(file)).filter((name) => !(name in core))
  return `${importing(Object.keys(core), code, 'index.ts')}${importing(others, code, file)}${code}\n`
}

test('every example of the README and of the docblocks compiles in strict TypeScript', () => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [index, code] of README_BLOCKS.entries()) writeFileSync(`${FOLDER}/README-${index + 1}.ts`, code)
  for (const [file, text] of Object.entries(SOURCE_FILES)) {
    if (text.includes('@example')) writeFileSync(`${FOLDER}/${file.replaceAll('/', '.')}`, moduleOf(file, text))
  }
  const options = { extends: '../../../../tsconfig.base.json', compilerOptions: { types: [] }, include: ['*.ts'] }
  writeFileSync(`${FOLDER}/tsconfig.json`, JSON.stringify(options))
  const compiler = `${ROOT}/../../node_modules/typescript/bin/tsc`
  const { stdout, status } = spawnSync(process.execPath, [compiler, '--project', FOLDER], { encoding: 'utf8' })
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
})
