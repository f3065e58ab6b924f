// `npm test`: installs, then runs all checks and tests that take seconds, including browser tests.
// `npm run test:long`: the tests that need Java, Firefox or minutes.
// `--force` reruns tasks whose inputs have not changed. The last line of the output is `N passed, N failed`.
import { createServer } from 'node:net'
import { ensurePrograms, FOR_LONG_TEST, FOR_TEST, pathOf } from './programs.mjs'
import { runTasks } from './tasks.mjs'
import { install } from './workspace.mjs'

/**
 * Tasks of turbo.json by stage. Browser tests need the build of the stage before; what needs no build fills the cores beside
 * both.
 */
const TEST = [
  ['build', 'check', 'lint', 'arrows', 'unused', 'test'],
  ['test:browser', 'test:browser:content', 'test:content', 'budgets'],
]
const LONG_TEST = [['build', 'pictures'], ['test:long'], ['test:browser:long'], ['fuzz'], ['budgets:long']]

const options = process.argv.slice(2)
const isLong = options.includes('--long')
const isForced = options.includes('--force')

/** A free port, as text. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(String(port)))
    })
  })

async function runStages() {
  if (!ensurePrograms(isLong ? FOR_LONG_TEST : FOR_TEST)) console.error('Tests that need them will fail.')
  const [SITE_PORT, SITE_PORT_OF_CONTENT] = await Promise.all([freePort(), freePort()])
  const extra = { CHROMIUM_PATH: pathOf('Chromium') ?? '', SITE_PORT, SITE_PORT_OF_CONTENT }
  const results = []
  for (const tasks of isLong ? LONG_TEST : TEST) results.push(...(await runTasks(tasks, { extra, isForced })))
  return results
}

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0)

/** A line for each task that ran, and one for all cached tasks. */
function print(results) {
  console.log('')
  for (const { name, passed, failed, seconds } of results.filter(({ isCached }) => !isCached)) {
    console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`)
  }
  const cached = results.filter(({ isCached }) => isCached)
  if (cached.length === 0) return
  console.log(`\nCached, because their inputs have not changed: ${cached.map(({ name }) => name).join(', ')}.`)
  console.log(`${sum(cached, 'passed')} of the counted tests are cached; --force reruns them.`)
}

const installed = await install()
const results =
  installed === 0 ? await runStages() : [{ name: 'install', passed: 0, failed: 1, isCached: false, seconds: 0 }]
print(results)
console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`)
process.exitCode = sum(results, 'failed') === 0 ? 0 : 1
