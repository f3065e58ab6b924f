/** Writes src/calculators/index.ts, ids.ts and loaders.ts: `pnpm calculators` in packages/core. */
import { printIds, printIndex, printLoaders } from './print.ts'

interface FileSystem {
  readdirSync(path: string): string[]
  writeFileSync(path: string, text: string): void
}

declare const process: { getBuiltinModule(name: 'node:fs'): FileSystem }
declare global {
  interface ImportMeta {
    readonly dirname: string
  }
}

const folder = `${import.meta.dirname}/../../src/calculators`
const { readdirSync, writeFileSync } = process.getBuiltinModule('node:fs')
const files = readdirSync(folder)
writeFileSync(`${folder}/index.ts`, printIndex(files))
writeFileSync(`${folder}/ids.ts`, printIds(files))
writeFileSync(`${folder}/loaders.ts`, printLoaders(files))
