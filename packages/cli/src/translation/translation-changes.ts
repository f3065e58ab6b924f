import type { Segment, SegmentChange, SourceEntry, TranslatedSegment, Workbench } from '@rulestone/text'
import { type EnglishThen, englishOf } from './english-of.ts'

/** A part of a text: its hash, and its words where they can be had. */
interface Part {
  readonly hash: string
  readonly text?: string
}

/** What became of a part of the English since a translation was confirmed. */
export interface TranslationChange {
  readonly change: SegmentChange['change']
  /** the key of the unit in the English, or in the translation where the English took it out */
  readonly key: string
  /** the English as it was; absent for what is new */
  readonly old?: Part
  /** the English as it is; absent for what is gone */
  readonly now?: Part
  /** what stands there in the translation */
  readonly translated?: { readonly text: string; readonly line: number; readonly column: number }
}

/** How far a translation is behind the English. */
export interface TranslationChanges {
  readonly state: 'unconfirmed' | 'current' | 'stale'
  readonly changes: readonly TranslationChange[]
  /** why the English of then cannot be shown */
  readonly missing?: 'no-repository' | 'not-in-history'
}

const textOf = (text: string, { range }: Segment): string => text.slice(range.start, range.end)

const hashesOf = (segments: readonly Segment[]): string[] => segments.map(({ hash }) => hash)

/** What a change turned into what, told by the texts of then and now. */
interface Texts {
  readonly english: SourceEntry
  readonly translated: SourceEntry
  /** the hashes that were confirmed */
  readonly confirmed: readonly string[]
  /** the English of then; empty where it cannot be had */
  readonly then: string
  readonly thenSegments: readonly Segment[]
  /** the unit of the translation that a change concerns */
  readonly concerned: TranslatedSegment
}

function describe(change: SegmentChange, texts: Texts): TranslationChange {
  const { english, translated, confirmed, then, thenSegments, concerned } = texts
  const segment = concerned(change)
  const nowSegment = change.change === 'removed' ? undefined : english.segments[change.newIndex]
  const hash = change.change === 'added' ? undefined : confirmed[change.oldIndex]
  const thenSegment = thenSegments[change.oldIndex]
  return {
    change: change.change,
    key: (nowSegment ?? segment)?.key ?? english.id,
    ...(hash !== undefined && { old: { hash, ...(thenSegment && { text: textOf(then, thenSegment) }) } }),
    ...(nowSegment && { now: { hash: nowSegment.hash, text: textOf(english.text, nowSegment) } }),
    ...(segment && {
      translated: { text: textOf(translated.text, segment), line: segment.line, column: segment.column },
    }),
  }
}

/**
 * What became of the English since a translation of it was confirmed, with the texts of then and now.
 *
 * @param root the content folder, whose history is asked for the English of then
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
  const of = frontMatter?.sort === 'translated' ? (frontMatter.translation?.of ?? '') : ''
  const past: EnglishThen = await englishOf(root, english.file, of)
  const then = 'text' in past ? past.text : ''
  const thenSegments = segmentsOf(then)
  const record = corpus.confirmed.get(translated.locale)?.records.get(translated.id)
  const confirmed = known && record ? record.segments : hashesOf(thenSegments)
  const found = known ?? ('text' in past ? compareHashes(confirmed, hashesOf(english.segments)) : [])
  const concerned = translatedSegments({ english, translated }, confirmed.length)
  const changes = found.map((change) =>
    describe(change, { english, translated, confirmed, then, thenSegments, concerned }),
  )
  return { state, changes, ...('missing' in past && { missing: past.missing }) }
}
