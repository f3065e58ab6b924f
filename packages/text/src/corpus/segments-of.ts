import { SOURCE_LOCALE } from '../language/index.ts'
import type { Segment } from '../markdown/index.ts'
import { readSourceEntry, type SourceEntry } from './source-entry.ts'
import { readText } from './text-file.ts'

/** The path of a text without a file. */
const NOWHERE = { file: 'entry.md', id: '', chapter: '', locale: SOURCE_LOCALE } as const

/**
 * The segments of an entry: its smallest parts that are translated, and become stale, on their own. Empty if the text
 * exceeds `LIMITS`.
 *
 * @param entry - the whole text of the file, or the entry that was read from it
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
