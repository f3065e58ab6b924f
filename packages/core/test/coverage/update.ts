/** Writes COVERAGE.md: `pnpm coverage` in packages/core. */
import { COVERAGE } from './print.ts'

interface FileSystem {
  writeFileSync(path: string, text: string): void
}

declare const process: { getBuiltinModule(name: 'node:fs'): FileSystem }
declare global {
  interface ImportMeta {
    readonly dirname: string
  }
}

process.getBuiltinModule('node:fs').writeFileSync(`${import.meta.dirname}/../../COVERAGE.md`, COVERAGE)
