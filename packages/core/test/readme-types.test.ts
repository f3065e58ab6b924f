import { expect, test } from 'vitest'
import { README } from './source-files.ts'

interface Modules {
  (
    name: 'node:child_process',
  ): {
    spawnSync(
      command: string,
      values: readonly string[],
      options: { readonly encoding: 'utf8' },
    ): { readonly stdout: string }
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
const FOLDER = `${ROOT}/reports/readme`

test('every example of the README compiles in strict TypeScript', () => {
  const examples = Array.from(README.matchAll(/```ts\n([\s\S]*?)```/g), ([, code = '']) => code)
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [index, code] of examples.entries()) writeFileSync(`${FOLDER}/example-${index + 1}.ts`, code)
  const options = { extends: '../../../../tsconfig.base.json', compilerOptions: { types: [] }, include: ['*.ts'] }
  writeFileSync(`${FOLDER}/tsconfig.json`, JSON.stringify(options))
  const compiler = `${ROOT}/../../node_modules/typescript/bin/tsc`
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', FOLDER], { encoding: 'utf8' })
  expect(stdout).toBe('')
})
