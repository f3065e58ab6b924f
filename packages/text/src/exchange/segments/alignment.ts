import type { Corpus, SourceEntry } from '../../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { Segment } from '../../markdown/index.ts'
import { type Staleness, stalenessIn } from '../../translation/index.ts'

/** How far a segment has come: `draft` is translated and not confirmed, `stale` was confirmed against other English. */
export type SegmentState = 'missing' | 'stale' | 'draft' | 'confirmed'

/** A segment of the English beside that of a translation. */
export interface Aligned {
  readonly english: Segment
  readonly state: SegmentState
  /** absent where the translation has none */
  readonly translated?: Segment
  /** where it stood among the segments that were confirmed */
  readonly confirmedIndex?: number
  /** whether it says something else than when it was confirmed */
  readonly isChanged: boolean
}

/** How a translation lies beside the English. */
export interface Alignment {
  /** for each segment of the English */
  readonly segments: readonly Aligned[]
  /**
   * `same`: segment by segment; `known`: the English was built anew since, and the record says how; `unknown`: nobody can
   * say which segment belongs to which.
   */
  readonly build: 'same' | 'known' | 'unknown'
}

/** For each segment of the English, the place it had when it was confirmed, and whether it still says the same. */
function confirmedPlaces({ changes = [] }: Staleness, segmentsNow: number): Map<number, { at: number; same: boolean }> {
  const places = new Map<number, { at: number; same: boolean }>()
  let [old, now] = [0, 0]
  for (const { change, oldIndex, newIndex } of changes) {
    for (; now < newIndex; now += 1, old += 1) places.set(now, { at: old, same: true })
    if (change === 'changed') places.set(newIndex, { at: oldIndex, same: false })
    old = change === 'added' ? oldIndex : oldIndex + 1
    now = change === 'removed' ? newIndex : newIndex + 1
  }
  for (; now < segmentsNow; now += 1, old += 1) places.set(now, { at: old, same: true })
  return places
}

const keysOf = ({ segments }: SourceEntry): string => segments.map(({ key }) => key).join('\n')

/** Finds the segment of a translation that belongs to a segment of the English. */
function finder(
  english: SourceEntry,
  translated: SourceEntry,
  places: ReadonlyMap<number, { at: number }>,
  confirmedSegments: number | undefined,
): { readonly build: Alignment['build']; find(index: number): Segment | undefined } {
  const { segments } = translated
  if (keysOf(english) === keysOf(translated)) return { build: 'same', find: (index) => segments[index] }
  if (segments.length === confirmedSegments) {
    return { build: 'known', find: (index) => segments[places.get(index)?.at ?? segments.length] }
  }
  const byKey = new Map(segments.map((segment) => [segment.key, segment]))
  return {
    build: 'unknown',
    find(index) {
      const segment = english.segments[index]
      const found = segment && byKey.get(segment.key)
      return found?.kind === segment?.kind ? found : undefined
    },
  }
}

/** Lays the segments of a translation beside those of the English, and says how far each has come. */
export function align(english: SourceEntry, locale: Locale, corpus: Corpus): Alignment {
  const translated = locale === SOURCE_LOCALE ? undefined : corpus.groups.get(english.id)?.[locale]
  if (!translated)
    return {
      build: 'same',
      segments: english.segments.map((segment) => ({ english: segment, state: 'missing', isChanged: false })),
    }
  const { frontMatter } = translated
  const record = frontMatter?.sort === 'translated' ? frontMatter.translation : undefined
  const staleness: Staleness = stalenessIn(corpus).get(translated) ?? { state: 'unconfirmed', changes: [] }
  const isKnown = staleness.state === 'current' || (staleness.state === 'stale' && staleness.changes !== undefined)
  const places = isKnown ? confirmedPlaces(staleness, english.segments.length) : new Map<number, never>()
  const confirmed = isKnown ? corpus.confirmed.get(locale)?.records.get(english.id) : undefined
  const { build, find } = finder(english, translated, places, confirmed?.segments.length)
  const done = record?.status === 'machine' || (record?.status === 'draft' && staleness.state === 'current')
  const stateOf = (index: number): SegmentState => {
    if (staleness.state === 'stale' && !staleness.changes) return 'stale'
    const place = places.get(index)
    if (!place) return 'draft'
    return place.same ? (done ? 'draft' : 'confirmed') : 'stale'
  }
  const segments = english.segments.map((segment, index): Aligned => {
    const found = find(index)
    const { at, same = true } = places.get(index) ?? {}
    return {
      english: segment,
      state: found ? stateOf(index) : 'missing',
      isChanged: !same,
      ...(found && { translated: found }),
      ...(at !== undefined && { confirmedIndex: at }),
    }
  })
  return { build, segments }
}
