import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { WORKSPACE } from './spawn.ts'

/** Generated files, which are not copied. */
const MADE: readonly string[] = ['.astro', '.turbo', '.vite', '.vite-temp', 'dist', 'node_modules']

const isSource = (path: string): boolean => !MADE.includes(basename(path))

const FILES = ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'biome.json', 'vitest.config.ts'] as const

/** Copies a package. Its dependencies are linked as pnpm links them, so that other packages are those of the copy. */
function copyPackage(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: isSource })
  const modules = join(from, 'node_modules')
  if (!existsSync(modules)) return
  const filter = (path: string): boolean => path === modules || isSource(path)
  cpSync(modules, join(to, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter })
}

/**
 * Copies the repository into a new folder, without build output and with the installed packages of this one.
 *
 * @returns its path
 */
export function copyCheckout(): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'rulestone-'))), 'rulestone')
  mkdirSync(folder)
  for (const file of FILES) cpSync(join(WORKSPACE, file), join(folder, file))
  for (const name of [...globSync('packages/*', { cwd: WORKSPACE }), 'apps/site', 'scripts', 'content']) {
    copyPackage(join(WORKSPACE, name), join(folder, name))
  }
  symlinkSync(join(WORKSPACE, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
