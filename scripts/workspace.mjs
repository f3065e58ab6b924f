// Shared code of the start, dev and test commands. Runs on Node 20 with nothing installed.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const isWindows = process.platform === 'win32'

/**
 * The environment of started programs: a PATH with the programs of the workspace first, including Node 24, and a folder for
 * compiled code, which all packages share.
 */
export const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  NODE_COMPILE_CACHE: join(root, '.turbo', 'compiled'),
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
}

/** Holds back the output of a program that runs in parallel with others; returns a function that prints it. */
function hold(child) {
  const held = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => held.push(chunk))
  return () => process.stdout.write(Buffer.concat(held))
}

/**
 * Runs a program in the project and prints its output; returns its exit status.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ extra?: Readonly<Record<string, string>>, held?: boolean }} options environment variables to add;
 *   whether the output is held back until the program has ended
 * @returns {Promise<number>}
 */
export const run = (command, args, { extra = {}, held = false } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = held ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: root, env: { ...env, ...extra }, stdio, shell: isWindows })
    const show = held ? hold(child) : () => undefined
    child.on('error', reject)
    child.on('close', (code, signal) => {
      show()
      resolve(code ?? (signal ? 1 : 0))
    })
  })

/** Installs the workspace with the pnpm version pinned in package.json, which npm fetches. */
export function install() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return run('npm', ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile'])
}
