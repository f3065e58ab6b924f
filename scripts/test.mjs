// `npm test`: installs, checks and tests everything, in a real browser too.
// Prints last, alone on a line, the counts of what ran: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { clients } from './clients.mjs'
import { firefox } from './firefox.mjs'
import { install, root, run } from './workspace.mjs'

const reports = join(root, 'reports')
const browserReport = join(reports, 'browser.json')

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** A step without tests of its own counts as one. */
const single = async (status) => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 })

/** The counts of a test run; a run that failed without a failed test, or did not report, counts as a failure. */
function counts(status, report) {
  try {
    const { passed, failed } = report()
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Runs projects of Vitest: those of the packages, or those that take longer than seconds. */
async function vitest(name, project, options) {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = await run('vitest', ['run', `--project=${project}`, ...reporters], options)
  return counts(status, () => {
    const { numPassedTests, numFailedTests } = read(report)
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

const unitTests = () => vitest('unit', '!slow-*')

/** The programs that tests start, and that checks of the text look words up in; they come while the site is built. */
async function programs() {
  clients()
  firefox()
  chromium()
  return { passed: 0, failed: 0 }
}

const slowTests = () => vitest('slow', 'slow-*', { held: true })

/** A port that nothing listens on. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

async function browserTests() {
  const path = chromium()
  if (path === undefined) return { passed: 0, failed: 1 }
  const extra = { CHROMIUM_PATH: path, SITE_PORT: String(await freePort()) }
  const status = await run('pnpm', ['--filter=@rulestone/site', 'test:browser'], { extra, held: true })
  return counts(status, () => {
    const { expected, unexpected, flaky } = read(browserReport).stats
    return { passed: expected + flaky, failed: unexpected }
  })
}

/** What pages weigh. The measuring needs what is installed only now. */
const budgets = async () => (await import('./budgets/quick.mjs')).quickBudgets()

/** One stage after another; the steps of a stage side by side. */
const stages = [
  { lint: async () => single(await run('biome', ['check', '--error-on-warnings', '.'])) },
  {
    'types, builds and pictures': async () =>
      single(await run('turbo', ['run', 'check', 'build', 'pictures', '--output-logs=errors-only'])),
    programs,
  },
  { content: async () => single(await run('rulestone', ['check'])) },
  { budgets },
  { 'unit tests': unitTests, 'slow tests': slowTests, 'browser tests': browserTests },
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total = { passed: 0, failed: 0 }
const tally = ({ passed, failed }) => {
  total.passed += passed
  total.failed += failed
}

async function take([name, step]) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const result = await step()
  tally(result)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`)
}

const installed = await install()
if (installed !== 0) tally(await single(installed))
else for (const stage of stages) await Promise.all(Object.entries(stage).map(take))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
