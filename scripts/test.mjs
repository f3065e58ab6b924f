// `npm test`: installs, checks and tests everything that takes seconds, in a real browser too.
// Prints last, alone on a line, the counts: `N passed, N failed`.
import { createServer } from 'node:net'
import { ensurePrograms, FOR_TEST, pathOf } from './programs.mjs'
import { runTasks } from './tasks.mjs'
import { install, run } from './workspace.mjs'

/** A port that nothing listens on. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** A step outside of turbo, which counts as one test. */
async function step(name, act) {
  const started = performance.now()
  const isPassed = await act()
  const seconds = (performance.now() - started) / 1000
  return { name, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, isCached: false, seconds }
}

/** One stage after another: the browser opens what the first has built. */
const STAGES = [
  ['check', 'build', 'pictures', 'check:content', 'test:content', 'test', 'arrows', 'unused'],
  ['test:browser', 'budgets'],
  ['test:browser:content'],
]

async function runStages() {
  const lint = await step('lint', async () => (await run('biome', ['check', '--error-on-warnings', '.'])) === 0)
  ensurePrograms(FOR_TEST)
  const extra = { CHROMIUM_PATH: pathOf('Chromium') ?? '', SITE_PORT: String(await freePort()) }
  const results = [lint]
  for (const tasks of STAGES)
    results.push(...(await runTasks(tasks, { extra, isForced: process.argv.includes('--force') })))
  return results
}

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0)

/** A line for each task that was run, and one for all that were not. */
function print(results) {
  console.log('')
  for (const { name, passed, failed, seconds } of results.filter(({ isCached }) => !isCached)) {
    console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`)
  }
  const cached = results.filter(({ isCached }) => isCached)
  if (cached.length === 0) return
  const names = cached.map(({ name }) => name).join(', ')
  console.log(`Not run again, because nothing that they read has changed since they passed: ${names}.`)
  console.log(`Of the tests counted below, ${sum(cached, 'passed')} are theirs. To run all: npm test -- --force`)
}

const installed = await step('install', async () => (await install()) === 0)
const results = installed.failed > 0 ? [installed] : await runStages()
print(results)
console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`)
process.exitCode = sum(results, 'failed') === 0 ? 0 : 1
