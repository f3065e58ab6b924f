import type { Segment, SegmentChange, SourceEntry, TranslatedSegment, Workbench } from '@rulestone/text'
import { type EarlierEnglish, englishOf } from './english-of.ts'

/** A segment of a text: its hash, and its text if it is available. */
interface Part {
  readonly hash: string
  readonly text?: string
}

/** A change of a segment of the English since a translation was confirmed. */
export interface TranslationChange {
  readonly change: SegmentChange['change']
  /** the key of the segment in the English, or in the translation if it was removed from the English */
  readonly key: string
  /** the earlier English; absent for an added segment */
  readonly old?: Part
  /** the current English; absent for a removed segment */
  readonly now?: Part
  /** the current translation */
  readonly translated?: { readonly text: string; readonly line: number; readonly column: number }
}

/** The state of a translation, and the changes of its English. */
export interface TranslationChanges {
  readonly state: 'unconfirmed' | 'current' | 'stale'
  readonly changes: readonly TranslationChange[]
  /** why the earlier English is unavailable */
  readonly missing?: 'no-repository' | 'not-in-history'
}

const textOf = (text: string, { range }: Segment): string => text.slice(range.start, range.end)

const hashesOf = (segments: readonly Segment[]): string[] => segments.map(({ hash }) => hash)

/** What is needed to describe a change. */
interface Texts {
  readonly english: SourceEntry
  readonly translated: SourceEntry
  /** the confirmed hashes */
  readonly confirmed: readonly string[]
  /** the earlier English; empty if it is unavailable */
  readonly earlier: string
  readonly earlierSegments: readonly Segment[]
  /** the segment of the translation that a change concerns */
  readonly segmentFor: TranslatedSegment
}

function describe(change: SegmentChange, texts: Texts): TranslationChange {
  const { english, translated, confirmed, earlier, earlierSegments, segmentFor } = texts
  const segment = segmentFor(change)
  const nowSegment = change.change === 'removed' ? undefined : english.segments[change.newIndex]
  const hash = change.change === 'added' ? undefined : confirmed[change.oldIndex]
  const earlierSegment = earlierSegments[change.oldIndex]
  return {
    change: change.change,
    key: (nowSegment ?? segment)?.key ?? english.id,
    ...(hash !== undefined && { old: { hash, ...(earlierSegment && { text: textOf(earlier, earlierSegment) }) } }),
    ...(nowSegment && { now: { hash: nowSegment.hash, text: textOf(english.text, nowSegment) } }),
    ...(segment && {
      translated: { text: textOf(translated.text, segment), line: segment.line, column: segment.column },
    }),
  }
}

/**
 * The changes of the English since a translation of it was confirmed, with the earlier and the current texts.
 *
 * @param root the content folder, whose git history has the earlier English
 */
export async function translationChanges(
  root: string,
  { corpus }: Workbench,
  english: SourceEntry,
  translated: SourceEntry,
): Promise<TranslationChanges> {
  const { compareHashes, stalenessIn, translatedSegments, segmentsOf } = await import('@rulestone/text')
  const { state, changes: known } = stalenessIn(corpus).get(translated) ?? { state: 'unconfirmed', changes: [] }
  if (state !== 'stale') return { state, changes: [] }
  const { frontMatter } = translated
  const confirmedHash = frontMatter?.sort === 'translated' ? (frontMatter.translation?.of ?? '') : ''
  const result: EarlierEnglish = await englishOf(root, english.file, confirmedHash)
  const earlier = 'text' in result ? result.text : ''
  const earlierSegments = segmentsOf(earlier)
  const record = corpus.confirmed.get(translated.locale)?.records.get(translated.id)
  const confirmed = known && record ? record.segments : hashesOf(earlierSegments)
  const found = known ?? ('text' in result ? compareHashes(confirmed, hashesOf(english.segments)) : [])
  const segmentFor = translatedSegments({ english, translated }, confirmed.length)
  const changes = found.map((change) =>
    describe(change, { english, translated, confirmed, earlier, earlierSegments, segmentFor }),
  )
  return { state, changes, ...('missing' in result && { missing: result.missing }) }
}
