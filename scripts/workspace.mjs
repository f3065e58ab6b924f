// What the start, dev and test commands share. Runs on Node 20 with nothing installed.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const isWindows = process.platform === 'win32'

/** Programs of the workspace come first, Node 24 among them. */
const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
}

/**
 * Runs a program in the project, its output shown; gives its exit status.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} extra environment variables to add
 * @returns {Promise<number>}
 */
export const run = (command, args, extra = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...env, ...extra }, stdio: 'inherit', shell: isWindows })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

/** Installs the workspace with the pnpm that package.json pins, which npm fetches. */
export function install() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return run('npm', ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile'])
}
