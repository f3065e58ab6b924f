import type { Corpus, SourceEntry } from '../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../language/index.ts'
import type { Segment, SourceBlock } from '../markdown/index.ts'

/** A translated entry with its English. */
export interface Pair {
  readonly english: SourceEntry
  readonly translated: SourceEntry
}

/** All translated entries with their English. */
export function* pairs({ entries, groups }: Corpus): Iterable<Pair> {
  for (const translated of entries) {
    const english = groups.get(translated.id)?.[SOURCE_LOCALE]
    const locale: Locale = translated.locale
    if (locale !== SOURCE_LOCALE && english) yield { english, translated }
  }
}

const skeleton = ({ blocks }: SourceEntry): string => blocks.map(({ key }) => key).join('\n')

/** The pairs of blocks of a pair of entries; none if their structures differ. */
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

/** A segment of a translation with its English. */
export interface SegmentPair {
  readonly english: SourceEntry
  readonly translated: SourceEntry
  readonly source: Segment
  readonly target: Segment
}

/** Segments by section: those before the first heading, then those of each heading. */
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

/** The pairs of segments of a pair of entries, without sections whose structures differ. */
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

/** All segments of all translations with their English. */
export function allSegmentPairs(corpus: Corpus): readonly SegmentPair[] {
  const all = known.get(corpus) ?? Array.from(pairs(corpus)).flatMap((pair) => [...segmentPairs(pair)])
  known.set(corpus, all)
  return all
}

/** The multiset difference of two lists. */
export function surplus(these: readonly string[], those: readonly string[]): string[] {
  const left = [...those]
  return these.filter((item) => {
    const index = left.indexOf(item)
    if (index !== -1) left.splice(index, 1)
    return index === -1
  })
}
