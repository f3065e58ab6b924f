// Runs tasks of turbo.json, and counts their tests. Runs on Node 20.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './workspace.mjs'

const SUMMARIES = join(root, '.turbo/runs')

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * The counts in a report of Playwright, of Vitest, or in our own format. A file that cannot be loaded is a failed test.
 */
function countsIn(report) {
  if (report.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
  if (report.testResults === undefined) return report
  const isBroken = ({ status, assertionResults }) =>
    status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
  const broken = report.testResults.filter(isBroken).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken }
}

/** The test counts of a task. A task without a report counts as one test; so does a failure that no report mentions. */
function countsOf({ directory, task, execution }, isCached) {
  const failed = execution.exitCode === 0 ? 0 : 1
  const report = join(root, directory, 'reports', `${task.replaceAll(':', '-')}.json`)
  try {
    if (!isCached && statSync(report).mtimeMs < execution.startTime)
      throw new RangeError('the report is from an earlier run')
    const counts = countsIn(read(report))
    return { ...counts, failed: Math.max(counts.failed, failed) }
  } catch {
    return { passed: 1 - failed, failed }
  }
}

function resultOf(task) {
  const { execution } = task
  const isCached = task.cache.status === 'HIT'
  const seconds = (execution.endTime - execution.startTime) / 1000
  return { name: task.taskId, ...countsOf(task, isCached), isCached, seconds }
}

const TURBO_FAILED = { name: 'turbo', passed: 0, failed: 1, isCached: false, seconds: 0 }

/**
 * Runs tasks in every package that has them.
 *
 * @param {readonly string[]} tasks
 * @param {{ extra?: Readonly<Record<string, string>>, isForced?: boolean }} [options] environment variables to add;
 *   whether to run tasks again whose inputs have not changed
 * @returns {Promise<{ name: string, passed: number, failed: number, isCached: boolean, seconds: number }[]>} cached:
 *   not run, since the inputs have not changed since the task passed
 */
export async function runTasks(tasks, { extra, isForced = false } = {}) {
  rmSync(SUMMARIES, { recursive: true, force: true })
  const flags = ['--continue=dependencies-successful', '--output-logs=errors-only', '--summarize']
  const status = await run('turbo', ['run', ...tasks, ...flags, ...(isForced ? ['--force'] : [])], { extra })
  try {
    const [summary] = readdirSync(SUMMARIES)
    const results = read(join(SUMMARIES, summary))
      .tasks.filter(({ execution }) => execution !== undefined)
      .map(resultOf)
    const isExplained = status === 0 || results.some(({ failed }) => failed > 0)
    return isExplained ? results : [...results, TURBO_FAILED]
  } catch {
    return [TURBO_FAILED]
  }
}
