import type { SourceEntry } from '../corpus/index.ts'
import type { Segment } from '../markdown/index.ts'
import type { SegmentChange } from './compare-hashes.ts'

/** What of an entry is looked at. */
type Segments = Pick<SourceEntry, 'segments'>

/** Finds the segment of a translation that a change of the English concerns. */
export type TranslatedSegment = (change: SegmentChange) => Segment | undefined

/** For each segment of the English the segment of the translation with its key, or that of the last one before it. */
function nearestSegments(english: readonly Segment[], translated: readonly Segment[]): (Segment | undefined)[] {
  const byKey = new Map(translated.map((segment) => [segment.key, segment]))
  let nearest = translated[0]
  return english.map(({ key }) => {
    nearest = byKey.get(key) ?? nearest
    return nearest
  })
}

/**
 * Tells which segment of a translation a change of the English concerns. While the translation is still built as the
 * English was when it was confirmed, that is the segment at the same place; once it is built as the English is today, the
 * segment with the same key. Where something was added it is the segment before which that is missing, or the last.
 *
 * @param confirmedSegments - how many segments the English had when it was confirmed
 */
export function translatedSegments(
  { english, translated }: { readonly english: Segments; readonly translated: Segments },
  confirmedSegments: number,
): TranslatedSegment {
  const { segments } = translated
  const isBuiltAlike =
    segments.length === english.segments.length &&
    segments.every(({ key }, index) => key === english.segments[index]?.key)
  if (isBuiltAlike) return ({ newIndex }) => segments[newIndex] ?? segments.at(-1)
  if (segments.length === confirmedSegments) return ({ oldIndex }) => segments[oldIndex] ?? segments.at(-1)
  const near = nearestSegments(english.segments, segments)
  return ({ change, newIndex }) => near[change === 'removed' ? newIndex - 1 : newIndex] ?? segments[0]
}
