import type { Finding } from '../../findings/index.ts'
import type { Locale } from '../../language/index.ts'
import { plain } from '../inline.ts'
import type { EntryToTranslate } from '../segments/entry-segments.ts'
import type { StringsToTranslate } from '../segments/string-segments.ts'
import type { Touched } from './confirm-segments.ts'
import { mergeEntry } from './merge-entry.ts'
import { mergeStrings } from './merge-strings.ts'
import type { DocumentPlace, Wish } from './proposals.ts'
import { exchangeFinding } from './proposals.ts'

/** A file of the content with new words in it, not yet checked. */
export interface MergedFile {
  readonly file: string
  readonly locale: Locale
  readonly text: string
  /** how many units say something new */
  readonly count: number
  /** where the words of a unit came from, by its key */
  readonly places: ReadonlyMap<string, DocumentPlace>
  /** whether it changes what something is called, which may break links elsewhere */
  readonly renames: boolean
  readonly entry?: { readonly entry: EntryToTranslate; readonly touched: Touched }
}

/** What became of the wishes for one file. */
export type Merge =
  | { readonly merged: MergedFile }
  | { readonly findings: readonly Finding[] }
  | { readonly waiting: number; readonly of: number }

const byKey = (wishes: readonly Wish[]): ReadonlyMap<string, DocumentPlace> =>
  new Map(
    wishes.map(({ home, at }) => [
      home.sort === 'entry' ? home.unit.aligned.english.key : home.unit.path.join('.'),
      at,
    ]),
  )

const unwritable = (wishes: readonly Wish[], file: string, code: 'markdown' | 'misplaced'): Merge => ({
  findings: wishes.map(({ home, content, at }) =>
    exchangeFinding(at, code, { unit: home.unit.id, got: plain(content), file }),
  ),
})

/** The keys of the English units of which each part is among some wishes. */
function vouchedFor({ units, alignment }: EntryToTranslate, wishes: readonly Wish[]): Set<string> {
  const vouched = new Set(wishes.map(({ home }) => home.unit.id))
  const left = new Set(units.filter(({ id }) => !vouched.has(id)).map(({ aligned }) => aligned.english.key))
  const spoken = new Set(units.map(({ aligned }) => aligned.english.key))
  const confirmed = new Set([...spoken].filter((key) => !left.has(key)))
  const isWhole = alignment.units.every(
    ({ english, state }) => !spoken.has(english.key) || confirmed.has(english.key) || state === 'confirmed',
  )
  for (const { english } of alignment.units) {
    if (isWhole && confirmed.size > 0 && !spoken.has(english.key)) confirmed.add(english.key)
  }
  return confirmed
}

/** Puts what was wished for into an entry. */
export function mergeIntoEntry(
  entry: EntryToTranslate,
  wishes: readonly Wish[],
  { file, locale, confirm }: { readonly file: string; readonly locale: Locale; readonly confirm: boolean },
): Merge {
  const changed = wishes.filter(({ isNew }) => isNew)
  const changes = changed.flatMap(({ home, content }) => (home.sort === 'entry' ? [{ unit: home.unit, content }] : []))
  const keys = new Set(changes.map(({ unit }) => unit.aligned.english.key))
  const touched: Touched = {
    changed: keys,
    confirmed: confirm
      ? vouchedFor(
          entry,
          wishes.filter(({ isDone }) => isDone),
        )
      : new Set(),
  }
  const rest = {
    file,
    locale,
    count: changes.length,
    places: byKey(wishes),
    renames: keys.has('title') || changes.some(({ unit }) => unit.kind === 'heading'),
    entry: { entry, touched },
  }
  if (changes.length === 0) return { merged: { ...rest, text: entry.translated?.text ?? '' } }
  const result = mergeEntry(entry, changes, locale)
  if ('text' in result) return { merged: { ...rest, text: result.text } }
  if ('waiting' in result) return { waiting: result.waiting.length, of: entry.units.length }
  const [left, code] =
    'unwritable' in result ? ([result.unwritable, 'markdown'] as const) : ([result.misplaced, 'misplaced'] as const)
  const units = new Set(left.map(({ unit }) => unit.id))
  return unwritable(
    changed.filter(({ home }) => units.has(home.unit.id)),
    file,
    code,
  )
}

/** Puts what was wished for into a file of strings. */
export function mergeIntoStrings(
  strings: StringsToTranslate,
  wishes: readonly Wish[],
  {
    file,
    locale,
    textOf,
  }: { readonly file: string; readonly locale: Locale; textOf(file: string): string | undefined },
): Merge {
  const like = textOf(strings.english.file) ?? ''
  const changed = wishes.filter(({ isNew }) => isNew)
  const changes = changed.flatMap(({ home, content }) =>
    home.sort === 'strings' ? [{ unit: home.unit, content }] : [],
  )
  const result = mergeStrings(strings, textOf(file), like, changes)
  if ('text' in result) {
    return {
      merged: { file, locale, text: result.text, count: changes.length, places: byKey(changed), renames: false },
    }
  }
  const units = new Set(result.unwritable.map(({ unit }) => unit.id))
  return unwritable(
    changed.filter(({ home }) => units.has(home.unit.id)),
    file,
    'misplaced',
  )
}
