// Builds the published packages and packs them as npm would publish them.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env, root, run } from '../workspace.mjs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The packages of the workspace that are published. */
const published = () =>
  [join(root, 'content'), ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name))]
    .map((folder) => ({ ...read(join(folder, 'package.json')), folder }))
    .filter((manifest) => !manifest.private)

/** Packs a package; `pnpm pack` writes the exports of `publishConfig` and the versions of the other packages. */
function packOne(source, folder) {
  const args = ['pack', '--json', '--pack-destination', folder]
  return JSON.parse(execFileSync('pnpm', args, { cwd: source, env, encoding: 'utf8' })).filename
}

/**
 * Builds and packs all published packages.
 *
 * @param {string} folder where the packed files go
 * @returns {Promise<Record<string, string>>} the path of the packed file, by name of the package
 */
export async function pack(folder) {
  const packages = published()
  const filters = packages.map(({ name }) => `--filter=${name}`)
  const status = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], { held: true })
  if (status !== 0) throw new Error('The packages could not be built; the errors are above.')
  return Object.fromEntries(packages.map((manifest) => [manifest.name, packOne(manifest.folder, folder)]))
}
