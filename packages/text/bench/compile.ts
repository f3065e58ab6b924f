// How long a library takes to be read, checked and compiled, as the number of its entries grows.
// Run: pnpm --filter @rulestone/text bench
import { contentFolder } from '@rulestone/content'
import { buildLibrary } from '../src/build-library.ts'
import { loadFiles } from '../src/read/load-files.ts'
import type { RawFile } from '../src/read/text-file.ts'

/** Entries of the real content, copied under other ids until there are so many files. */
function copies(entries: readonly RawFile[], count: number): RawFile[] {
  return Array.from({ length: count }, (_, index) => {
    const { file, bytes } = entries[index % entries.length] ?? { file: '', bytes: 'unreadable' }
    if (typeof bytes === 'string') throw new RangeError(`${file} cannot be read.`)
    const suffix = `-${Math.floor(index / entries.length)}`
    const text = new TextDecoder()
      .decode(bytes)
      .replace(/^id: (.*)$/m, `id: $1${suffix}`)
      .replace(/^related: \[(.*)\]$/m, (_, ids: string) => `related: [${ids.replace(/[\w-]+/g, `$&${suffix}`)}]`)
      .replace(/\{#([^}]+)\}/g, `{#$1${suffix}}`)
      .replace(/\(rule:([^)]+)\)/g, `(rule:$1${suffix})`)
    return { file: file.replace(/\.(\w+)\.md$/, `${suffix}.$1.md`), bytes: new TextEncoder().encode(text) }
  })
}

const files = await loadFiles(contentFolder)
const entries = files.filter(({ file }) => file.endsWith('.md'))
const others = files.filter(({ file }) => !file.endsWith('.md'))

console.log('files   CPU seconds   ms a file')
for (const count of [100, 1_000, 3_000, 10_000]) {
  const library = [...others, ...copies(entries, count)]
  const before = process.cpuUsage()
  buildLibrary(library)
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  console.log(
    `${String(count).padStart(5)}   ${seconds.toFixed(2).padStart(11)}   ${((seconds * 1000) / count).toFixed(2).padStart(9)}`,
  )
}
