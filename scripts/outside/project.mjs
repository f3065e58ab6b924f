// Runs one project: an empty folder outside the repository, with the packed packages installed.
import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { env, root } from '../workspace.mjs'

const execute = promisify(execFile)
const SOURCES = join(root, 'scripts/outside')

/** Writes the packed files into a `package.json`, also for the packages that other packages need. */
function usePacked(file, packed) {
  const { dependencies = {}, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
  const addresses = Object.entries(packed).map(([name, path]) => [name, `file:${path}`])
  const own = addresses.filter(([name]) => name in dependencies)
  const others = addresses.filter(([name]) => !(name in dependencies))
  const used = { ...manifest, dependencies: Object.fromEntries(own), overrides: Object.fromEntries(others) }
  writeFileSync(file, JSON.stringify(used, null, 2))
}

/**
 * Copies a project to a folder, installs it and runs its tests.
 *
 * @param {string} name its folder in `projects`
 * @param {{ folder: string, packed: Readonly<Record<string, string>>, chromium?: string }} options where to copy it, the
 *   packed files by package, and the path of Chromium
 * @returns {Promise<{ name: string, isPassed: boolean, seconds: number, output: string }>} what the command printed that
 *   ended the run: the tests, or the one that failed
 */
export async function runProject(name, { folder, packed, chromium = '' }) {
  const target = join(folder, name)
  cpSync(join(SOURCES, 'projects', name), target, { recursive: true })
  cpSync(join(SOURCES, 'uses'), join(target, 'uses'), { recursive: true })
  usePacked(join(target, 'package.json'), packed)
  const start = performance.now()
  const extra = { CHROMIUM_PATH: chromium, PACKED: JSON.stringify(packed), NO_COLOR: '1' }
  const npm = (...args) => execute('npm', args, { cwd: target, env: { ...env, ...extra } })
  const result = (isPassed, output) => ({ name, isPassed, seconds: (performance.now() - start) / 1000, output })
  try {
    await npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
    return result(true, (await npm('test', '--loglevel=error')).stdout)
  } catch ({ cmd, stdout, stderr }) {
    return result(false, `${cmd}\n${stdout}${stderr}`)
  }
}
