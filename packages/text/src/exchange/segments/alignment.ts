import type { Corpus, SourceEntry } from '../../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { Segment } from '../../markdown/index.ts'
import { type Staleness, stalenessIn } from '../../translation/index.ts'

/** The state of a segment: `draft` is not confirmed, `stale` was confirmed against other English. */
export type SegmentState = 'missing' | 'stale' | 'draft' | 'confirmed'

/** An English segment with its translation. */
export interface Aligned {
  readonly english: Segment
  readonly state: SegmentState
  /** absent if the translation has none */
  readonly translated?: Segment
  /** its index among the confirmed segments */
  readonly confirmedIndex?: number
  /** whether the English changed since it was confirmed */
  readonly isChanged: boolean
}

/** The alignment of a translation with the English. */
export interface Alignment {
  /** for each English segment */
  readonly segments: readonly Aligned[]
  /**
   * `same`: the same structure; `known`: the structure of the English changed, and the record tells how; `unknown`: it
   * is unknown which segments belong together.
   */
  readonly build: 'same' | 'known' | 'unknown'
}

/** For each English segment, its index when it was confirmed, and whether it is unchanged. */
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

/** Makes a function that finds the translated segment of an English one. */
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

/** Aligns the segments of a translation with the English, and finds their states. */
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
