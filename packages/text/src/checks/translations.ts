import { type Locale, SOURCE_LOCALE } from '../locale.ts'
import type { SourceBlock } from '../markdown/source-block.ts'
import type { SourceEntry } from '../read/source-entry.ts'
import type { CheckContext } from './check.ts'

/** A translated entry beside the English. */
export interface Pair {
  readonly english: SourceEntry
  readonly translated: SourceEntry
}

/** Every translated entry that has an English one. */
export function* pairs({ entries, groups }: CheckContext): Iterable<Pair> {
  for (const translated of entries) {
    const english = groups.get(translated.id)?.[SOURCE_LOCALE]
    const locale: Locale = translated.locale
    if (locale !== SOURCE_LOCALE && english) yield { english, translated }
  }
}

const skeleton = ({ blocks }: SourceEntry): string => blocks.map(({ key }) => key).join('\n')

/** The blocks of a pair side by side; none where the two are not built alike, since then no two belong together. */
export function blockPairs({
  english,
  translated,
}: Pair): { readonly source: SourceBlock; readonly target: SourceBlock }[] {
  if (skeleton(english) !== skeleton(translated)) return []
  return english.blocks.flatMap((source, index) => {
    const target = translated.blocks[index]
    return target ? [{ source, target }] : []
  })
}

/** What the first list has more of than the second; an item that stands twice counts twice. */
export function surplus(these: readonly string[], those: readonly string[]): string[] {
  const left = [...those]
  return these.filter((item) => {
    const index = left.indexOf(item)
    if (index !== -1) left.splice(index, 1)
    return index === -1
  })
}
