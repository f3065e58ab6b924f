import type { SourceEntry } from '../corpus/index.ts'
import type { Segment } from '../markdown/index.ts'
import type { SegmentChange } from './compare-hashes.ts'

/** The used part of an entry. */
type Segments = Pick<SourceEntry, 'segments'>

/** Finds the segment of a translation that a change of the English affects. */
export type TranslatedSegment = (change: SegmentChange) => Segment | undefined

/** For each English segment, the translated one with its key, or else with the last key before it. */
function nearestSegments(english: readonly Segment[], translated: readonly Segment[]): (Segment | undefined)[] {
  const byKey = new Map(translated.map((segment) => [segment.key, segment]))
  let nearest = translated[0]
  return english.map(({ key }) => {
    nearest = byKey.get(key) ?? nearest
    return nearest
  })
}

/**
 * Makes a function that finds the segment of a translation that a change of the English affects. If the translation has
 * the structure of the current English, it is the segment with the same key; if it has the structure of the confirmed
 * English, the one with the same index. For an added segment it is the one before which it is missing, or the last.
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
