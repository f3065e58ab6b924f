// Finds programs that tests start, and installs Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Where a program stands in the folders of PATH.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
export const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/**
 * Installs packages where that can be done without asking: on Debian, as root.
 *
 * @param {readonly string[]} packages
 * @returns {boolean} whether they are installed now
 */
export function installDebian(packages) {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isDebianRoot) return false
  console.log(`Installing ${packages.join(', ')} …`)
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Fonts for Chinese and Thai, which browsers need. */
export const FONTS = ['fonts-noto-cjk', 'fonts-thai-tlwg']
