import type { Corpus, SourceEntry } from '../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../language/index.ts'
import type { Segment, SourceBlock } from '../markdown/index.ts'

/** A translated entry beside the English. */
export interface Pair {
  readonly english: SourceEntry
  readonly translated: SourceEntry
}

/** Every translated entry that has an English one. */
export function* pairs({ entries, groups }: Corpus): Iterable<Pair> {
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

/** A segment of a translation beside that of the English. */
export interface SegmentPair {
  readonly english: SourceEntry
  readonly translated: SourceEntry
  readonly source: Segment
  readonly target: Segment
}

/** Segments by the section that they stand in: what comes before the first heading, and what each heading stands above. */
function sections({ segments }: SourceEntry): ReadonlyMap<string, readonly Segment[]> {
  const found = new Map<string, Segment[]>()
  let section = ''
  for (const segment of segments) {
    if (segment.kind === 'heading') section = segment.key
    const segments = found.get(section)
    if (segments) segments.push(segment)
    else found.set(section, [segment])
  }
  return found
}

const keysOf = (segments: readonly Segment[]): string => segments.map(({ key }) => key).join('\n')

/** The segments of a pair side by side; none of a section that is not built alike, since then no two belong together. */
function* segmentPairs({ english, translated }: Pair): Iterable<SegmentPair> {
  const targets = sections(translated)
  for (const [section, sources] of sections(english)) {
    const segments = targets.get(section) ?? []
    if (keysOf(sources) !== keysOf(segments)) continue
    for (const [index, source] of sources.entries()) {
      const target = segments[index]
      if (target) yield { english, translated, source, target }
    }
  }
}

const known = new WeakMap<Corpus, readonly SegmentPair[]>()

/** Every segment of every translation beside that of the English. */
export function allSegmentPairs(corpus: Corpus): readonly SegmentPair[] {
  const all = known.get(corpus) ?? Array.from(pairs(corpus)).flatMap((pair) => [...segmentPairs(pair)])
  known.set(corpus, all)
  return all
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
