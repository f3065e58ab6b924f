import { SOURCE_LOCALE } from '../language/index.ts'
import type { Unit } from '../markdown/index.ts'
import { readSourceEntry, type SourceEntry } from './source-entry.ts'
import { readText } from './text-file.ts'

/** Where a text stands that is no file. */
const NOWHERE = { file: 'entry.md', id: '', chapter: '', locale: SOURCE_LOCALE } as const

/**
 * The units of an entry: the least parts that are translated, and grow stale, by themselves. None where the text is one
 * that no entry may be: too large, or nested too deep (`LIMITS`).
 *
 * @param entry - the whole text of its file, or the file as it was read
 * @example
 * unitsOf('## Half Cover {#half-cover}\n\nA wall:\n\n- low').map(({ key }) => key)
 * // => ['half-cover', 'half-cover.p-1', 'half-cover.list-1.item-1']
 */
export function unitsOf(entry: string | SourceEntry): readonly Unit[] {
  if (typeof entry !== 'string') return entry.units
  const read = readText({ file: NOWHERE.file, bytes: new TextEncoder().encode(entry) })
  const source = 'text' in read ? readSourceEntry(NOWHERE, read.text) : read
  return 'units' in source ? source.units : []
}
