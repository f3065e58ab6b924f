import { contentFolder } from '@rulestone/content'
import { expect, test } from 'vitest'
import { buildLibrary } from '../src/build-library.ts'
import { loadFiles } from '../src/read/load-files.ts'
import type { RawFile } from '../src/read/text-file.ts'
import { rawFiles } from './fixture.ts'

/** Files of entries, each copied under other ids until there are so many; every link ends with a slip. */
function copies(files: readonly RawFile[], count: number, slip: string): RawFile[] {
  const texts = files.flatMap(({ file, bytes }): [string, string][] =>
    typeof bytes === 'string' ? [] : [[file, new TextDecoder().decode(bytes)]],
  )
  return Array.from({ length: count }, (_, index) => {
    const [file = '', text = ''] = texts[index % texts.length] ?? []
    const suffix = `-${Math.floor(index / texts.length)}`
    const renamed = text
      .replace(/^id: (.*)$/m, `id: $1${suffix}`)
      .replace(/^related: \[(.*)\]$/m, (_, ids: string) => `related: [${ids.replace(/[\w-]+/g, `$&${suffix}`)}]`)
      .replace(/\{#([^}]+)\}/g, `{#$1${suffix}}`)
      .replace(/\(rule:([^)]+)\)/g, `(rule:$1${suffix}${slip})`)
    return { [file.replace(/\.(\w+)\.md$/, `${suffix}.$1.md`)]: renamed }
  }).flatMap(rawFiles)
}

test.each([
  ['as they should be', ''],
  ['with a slip in every link', '-o'],
])(
  'a thousand entries are read, checked and compiled in eight seconds of processor time: %s',
  async (_, slip) => {
    const files = await loadFiles(contentFolder)
    const entries = files.filter(({ file }) => file.endsWith('.md'))
    const others = files.filter(({ file }) => !file.endsWith('.md'))
    const thousand = copies(entries, 28 * entries.length, slip)
    const before = process.cpuUsage()
    const library = buildLibrary([...others, ...thousand])
    const { user, system } = process.cpuUsage(before)
    expect(library.entries.size).toBeGreaterThan(300)
    expect(library.findings.filter(({ code }) => code === 'unknown-target').length > 0).toBe(slip !== '')
    expect((user + system) / 1e6).toBeLessThan(8)
  },
  60_000,
)
