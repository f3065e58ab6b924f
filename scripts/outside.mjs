// `npm run outside`: installs the workspace, packs its packages and tries them in projects outside the repository.
// `npm run outside -- NAME …` runs only these folders of scripts/outside/projects.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from './outside/pack.mjs'
import { runProject } from './outside/project.mjs'
import { ensurePrograms, pathOf } from './programs.mjs'
import { install, root } from './workspace.mjs'

/** The projects that take longest, which start first. */
const LONGEST = ['node-24', 'published-files']

const PROJECTS = [...new Set([...LONGEST, ...readdirSync(join(root, 'scripts/outside/projects'))])]

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !PROJECTS.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown project: ${unknown.join(', ')}. Expected: ${PROJECTS.join(', ')}.`)
  process.exit(2)
}

function print({ name, isPassed, seconds, output }) {
  const lines = output.trim().split('\n')
  console.log(`${isPassed ? 'passed' : 'FAILED'} ${name} in ${seconds.toFixed(1)} s: ${isPassed ? lines.at(-1) : ''}`)
  if (!isPassed) console.log(lines.map((line) => `  ${line}`).join('\n'))
}

/** Runs the projects, as many at once as there are processors; installing mostly waits, so one more. */
async function runAll(names, options) {
  const waiting = [...names]
  const results = []
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const result = await runProject(name, options)
      print(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  return results
}

if ((await install()) !== 0) process.exit(1)
ensurePrograms(['Chromium'])
const folder = mkdtempSync(join(tmpdir(), 'outside-'))
try {
  const options = { folder, packed: await pack(folder), chromium: pathOf('Chromium') }
  const results = await runAll(chosen.length > 0 ? chosen : PROJECTS, options)
  const failed = results.filter(({ isPassed }) => !isPassed).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
