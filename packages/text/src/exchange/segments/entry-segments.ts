import { type Corpus, openUnitWords, readSourceEntry, type SourceEntry, SUMMARY_LENGTH } from '../../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { ExchangeSegment } from '../exchange.ts'
import { type Inline, plain, sameInline } from '../inline.ts'
import { type Aligned, type Alignment, align } from './alignment.ts'
import { codedTextAt, hasWords, type Slot, slotsOf } from './slots.ts'

/** A segment of an entry, with its slots in the English and the translation. */
export interface EntrySegment extends ExchangeSegment {
  readonly slot: Slot
  readonly targetSlot?: Slot
  readonly aligned: Aligned
}

/** An entry with its segments for translators. */
export interface EntryToTranslate {
  readonly english: SourceEntry
  /** undefined if there is no file */
  readonly translated: SourceEntry | undefined
  readonly alignment: Alignment
  readonly segments: readonly EntrySegment[]
}

/**
 * Finds the English text of an entry with a hash, if it is known.
 *
 * @param of the hash of the entry
 */
export type PreviousEnglish = (entry: string, of: string) => string | undefined

/** The path of an entry in another language. */
export const fileIn = (english: string, locale: Locale): string =>
  english.replace(new RegExp(`\\.${SOURCE_LOCALE}\\.md$`), `.${locale}.md`)

const slotsBySegment = (entry: SourceEntry): ReadonlyMap<string, readonly Slot[]> => {
  const slots = new Map<string, Slot[]>()
  for (const slot of slotsOf(entry)) slots.set(slot.segment.key, [...(slots.get(slot.segment.key) ?? []), slot])
  return slots
}

/** The parsed English that a translation was confirmed against. */
function previousEntry(
  english: SourceEntry,
  translated: SourceEntry | undefined,
  previous: PreviousEnglish | undefined,
): SourceEntry | undefined {
  const { frontMatter } = translated ?? {}
  const of = frontMatter?.sort === 'translated' ? frontMatter.translation?.of : undefined
  const text = of === undefined || of === english.hash ? undefined : previous?.(english.id, of)
  const read = text === undefined ? undefined : readSourceEntry(english, text)
  return read && 'segments' in read ? read : undefined
}

/** The segments of an entry for translators of a language. */
export function entryToTranslate(
  english: SourceEntry,
  locale: Locale,
  corpus: Corpus,
  previous?: PreviousEnglish,
): EntryToTranslate {
  const translated = corpus.groups.get(english.id)?.[locale]
  const alignment = align(english, locale, corpus)
  const [ours, theirs] = [slotsBySegment(english), translated ? slotsBySegment(translated) : new Map<string, Slot[]>()]
  const unitWords = openUnitWords(corpus.stringsFiles)
  const old = previousEntry(english, translated, previous)
  const oldSlots = old ? slotsBySegment(old) : new Map<string, Slot[]>()

  const oldContent = ({ state, confirmedIndex }: Aligned, index: number): readonly Inline[] | undefined => {
    const segment = state === 'stale' && confirmedIndex !== undefined ? old?.segments[confirmedIndex] : undefined
    const slot = segment && oldSlots.get(segment.key)?.[index]
    return old && slot ? codedTextAt(slot, old, undefined, unitWords).content : undefined
  }

  const segments = alignment.segments.flatMap((aligned) =>
    (ours.get(aligned.english.key) ?? []).flatMap((slot, index): EntrySegment[] => {
      const source = codedTextAt(slot, english, undefined, unitWords)
      if (!hasWords(source)) return []
      const targetSlot = aligned.translated && theirs.get(aligned.translated.key)?.[index]
      const target = translated && targetSlot ? codedTextAt(targetSlot, translated, source, unitWords) : undefined
      const isCopy = aligned.state === 'draft' && target !== undefined && sameInline(target.content, source.content)
      const isThere = target !== undefined && !isCopy && plain(target.content) !== ''
      const before = oldContent(aligned, index)
      return [
        {
          id: `${english.id}#${slot.key}`,
          kind: aligned.english.kind === 'row' ? 'cell' : aligned.english.kind,
          hash: aligned.english.hash,
          line: aligned.english.line,
          source,
          state: isThere ? aligned.state : 'missing',
          slot,
          aligned,
          ...(isThere && { target }),
          ...(targetSlot && { targetSlot }),
          ...(before && { previous: before }),
          ...(aligned.english.kind === 'summary' && { longest: SUMMARY_LENGTH }),
        },
      ]
    }),
  )
  return { english, translated, alignment, segments }
}
