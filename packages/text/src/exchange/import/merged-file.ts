import type { Finding } from '../../findings/index.ts'
import type { Locale } from '../../language/index.ts'
import { plain } from '../inline.ts'
import type { EntryToTranslate } from '../segments/entry-segments.ts'
import type { StringsToTranslate } from '../segments/string-segments.ts'
import type { Touched } from './confirm-segments.ts'
import { mergeEntry } from './merge-entry.ts'
import { mergeStrings } from './merge-strings.ts'
import type { DocumentPlace, Proposal } from './proposals.ts'
import { exchangeFinding } from './proposals.ts'

/** A content file with new words, not yet checked. */
export interface MergedFile {
  readonly file: string
  readonly locale: Locale
  readonly text: string
  /** the number of segments with new words */
  readonly count: number
  /** the positions of segments in the imported files, by key */
  readonly places: ReadonlyMap<string, DocumentPlace>
  /** whether it changes a title or heading, which can break links elsewhere */
  readonly renames: boolean
  readonly entry?: { readonly entry: EntryToTranslate; readonly touched: Touched }
}

/** The result of merging the proposals for one file. */
export type Merge =
  | { readonly merged: MergedFile }
  | { readonly findings: readonly Finding[] }
  | { readonly waiting: number; readonly of: number }

const byKey = (proposals: readonly Proposal[]): ReadonlyMap<string, DocumentPlace> =>
  new Map(
    proposals.map(({ home, at }) => [
      home.sort === 'entry' ? home.segment.aligned.english.key : home.segment.path.join('.'),
      at,
    ]),
  )

const unwritable = (proposals: readonly Proposal[], file: string, code: 'markdown' | 'misplaced'): Merge => ({
  findings: proposals.map(({ home, content, at }) =>
    exchangeFinding(at, code, { unit: home.segment.id, got: plain(content), file }),
  ),
})

/** The keys of the English segments that proposals cover completely. */
function vouchedFor({ segments, alignment }: EntryToTranslate, proposals: readonly Proposal[]): Set<string> {
  const vouched = new Set(proposals.map(({ home }) => home.segment.id))
  const left = new Set(segments.filter(({ id }) => !vouched.has(id)).map(({ aligned }) => aligned.english.key))
  const spoken = new Set(segments.map(({ aligned }) => aligned.english.key))
  const confirmed = new Set([...spoken].filter((key) => !left.has(key)))
  const isWhole = alignment.segments.every(
    ({ english, state }) => !spoken.has(english.key) || confirmed.has(english.key) || state === 'confirmed',
  )
  for (const { english } of alignment.segments) {
    if (isWhole && confirmed.size > 0 && !spoken.has(english.key)) confirmed.add(english.key)
  }
  return confirmed
}

/** Merges proposals into an entry. */
export function mergeIntoEntry(
  entry: EntryToTranslate,
  proposals: readonly Proposal[],
  { file, locale, confirm }: { readonly file: string; readonly locale: Locale; readonly confirm: boolean },
): Merge {
  const changed = proposals.filter(({ isNew }) => isNew)
  const changes = changed.flatMap(({ home, content }) =>
    home.sort === 'entry' ? [{ segment: home.segment, content }] : [],
  )
  const keys = new Set(changes.map(({ segment }) => segment.aligned.english.key))
  const touched: Touched = {
    changed: keys,
    confirmed: confirm
      ? vouchedFor(
          entry,
          proposals.filter(({ isDone }) => isDone),
        )
      : new Set(),
  }
  const rest = {
    file,
    locale,
    count: changes.length,
    places: byKey(proposals),
    renames: keys.has('title') || changes.some(({ segment }) => segment.kind === 'heading'),
    entry: { entry, touched },
  }
  if (changes.length === 0) return { merged: { ...rest, text: entry.translated?.text ?? '' } }
  const result = mergeEntry(entry, changes, locale)
  if ('text' in result) return { merged: { ...rest, text: result.text } }
  if ('waiting' in result) return { waiting: result.waiting.length, of: entry.segments.length }
  const [left, code] =
    'unwritable' in result ? ([result.unwritable, 'markdown'] as const) : ([result.misplaced, 'misplaced'] as const)
  const segments = new Set(left.map(({ segment }) => segment.id))
  return unwritable(
    changed.filter(({ home }) => segments.has(home.segment.id)),
    file,
    code,
  )
}

/** Merges proposals into a file of strings. */
export function mergeIntoStrings(
  strings: StringsToTranslate,
  proposals: readonly Proposal[],
  {
    file,
    locale,
    textOf,
  }: { readonly file: string; readonly locale: Locale; textOf(file: string): string | undefined },
): Merge {
  const like = textOf(strings.english.file) ?? ''
  const changed = proposals.filter(({ isNew }) => isNew)
  const changes = changed.flatMap(({ home, content }) =>
    home.sort === 'strings' ? [{ segment: home.segment, content }] : [],
  )
  const result = mergeStrings(strings, textOf(file), like, changes)
  if ('text' in result) {
    return {
      merged: { file, locale, text: result.text, count: changes.length, places: byKey(changed), renames: false },
    }
  }
  const segments = new Set(result.unwritable.map(({ segment }) => segment.id))
  return unwritable(
    changed.filter(({ home }) => segments.has(home.segment.id)),
    file,
    'misplaced',
  )
}
