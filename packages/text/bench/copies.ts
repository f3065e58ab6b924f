import type { RawFile } from '../src/corpus/text-file.ts'

/** Entries of the real content, copied under other ids up to some number of files. */
export function copies(entries: readonly RawFile[], count: number): RawFile[] {
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
