// The time of a whole check of a content folder, as in `rulestone check`, with spelling. The files are
// those of the real content, copied under other ids until there are a thousand.
// Run: pnpm --filter @rulestone/text bench:check
import { contentFolder } from '@rulestone/content'
import { CHECKS } from '../src/checks/checks.ts'
import { runCheck } from '../src/checks/framework/run-check.ts'
import { makeCorpus } from '../src/corpus/corpus.ts'
import { loadCode } from '../src/corpus/load-code.ts'
import { loadFiles } from '../src/corpus/load-files.ts'
import { readSources } from '../src/corpus/sources.ts'
import { openSpelling } from '../src/language/spelling/open-spelling.ts'
import { copies } from './copies.ts'

const FILES = 1_000
const SHOWN = 10

/** CPU seconds so far. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const files = await loadFiles(contentFolder)
const isEntry = ({ file }: { readonly file: string }): boolean => file.endsWith('.md')
const content = [...files.filter((file) => !isEntry(file)), ...copies(files.filter(isEntry), FILES)]

const [start, clock] = [spent(), performance.now()]
const [spelling, code] = await Promise.all([openSpelling(), loadCode(contentFolder)])
const sources = readSources(content)
const read = spent()
const corpus = makeCorpus(sources, { spelling, code })
const times = CHECKS.map((check) => {
  const before = spent()
  runCheck(check, corpus)
  return { id: check.id, seconds: spent() - before }
})
const end = spent()

console.log(
  `${FILES} files: ${(end - start).toFixed(2)} s of CPU, ${((performance.now() - clock) / 1000).toFixed(2)} s by the clock`,
)
console.log(
  `  ${(read - start).toFixed(2)} s to read, ${(end - read).toFixed(2)} s for ${times.length} checks, of which`,
)
for (const { id, seconds } of times.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN)) {
  console.log(`  ${seconds.toFixed(2)} s ${id}`)
}
