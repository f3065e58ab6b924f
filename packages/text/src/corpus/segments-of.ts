import { SOURCE_LOCALE } from '../language/index.ts'
import type { Segment } from '../markdown/index.ts'
import { readSourceEntry, type SourceEntry } from './source-entry.ts'
import { readText } from './text-file.ts'

/** Where a text stands that is no file. */
const NOWHERE = { file: 'entry.md', id: '', chapter: '', locale: SOURCE_LOCALE } as const

/**
 * The segments of an entry: the least parts that are translated, and grow stale, by themselves. None where the text is one
 * that no entry may be: too large, or nested too deep (`LIMITS`).
 *
 * @param entry - the whole text of its file, or the file as it was read
 * @example
 * segmentsOf('## Half Cover {#half-cover}\n\nA wall:\n\n- low').map(({ key }) => key)
 * // => ['half-cover', 'half-cover.p-1', 'half-cover.list-1.item-1']
 */
export function segmentsOf(entry: string | SourceEntry): readonly Segment[] {
  if (typeof entry !== 'string') return entry.segments
  const read = readText({ file: NOWHERE.file, bytes: new TextEncoder().encode(entry) })
  const source = 'text' in read ? readSourceEntry(NOWHERE, read.text) : read
  return 'segments' in source ? source.segments : []
}
