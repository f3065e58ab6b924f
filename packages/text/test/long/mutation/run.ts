import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openJudge } from './judge.ts'
import { measure } from './measure.ts'
import { meetsGoals, missesOf, resultsOf, summaryOf, writeSummary } from './report.ts'

/** The seed of the published results. */
const SEED = 'rulestone'
const MAX_PER_KIND = 10

const [mode = '', max = String(MAX_PER_KIND)] = process.argv.slice(2)
const measured = measure(await openJudge(), { seed: SEED, maxPerKind: Number(max) })
for (const line of missesOf(measured)) console.log(line)
console.log(summaryOf(measured))
if (mode === '--write') {
  writeFileSync(join(import.meta.dirname, 'results.md'), resultsOf(measured))
  writeSummary(join(import.meta.dirname, '../../../README.md'), measured)
}
if (!meetsGoals(measured)) process.exitCode = 1
