// The time to read, check and compile a library, by the number of its entries.
// Run: pnpm --filter @rulestone/text bench
import { contentFolder } from '@rulestone/content'
import { loadFiles } from '../src/corpus/load-files.ts'
import { buildLibrary } from '../src/library/build-library.ts'
import { copies } from './copies.ts'

const files = await loadFiles(contentFolder)
const entries = files.filter(({ file }) => file.endsWith('.md'))
const others = files.filter(({ file }) => !file.endsWith('.md'))

console.log('files   CPU seconds   ms per file')
for (const count of [100, 1_000, 3_000, 10_000]) {
  const library = [...others, ...copies(entries, count)]
  const before = process.cpuUsage()
  buildLibrary(library)
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  console.log(
    `${String(count).padStart(5)}   ${seconds.toFixed(2).padStart(11)}   ${((seconds * 1000) / count).toFixed(2).padStart(11)}`,
  )
}
