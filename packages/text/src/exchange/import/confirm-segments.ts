import type { Confirmed } from '../../corpus/index.ts'
import { contentHash } from '../../markdown/index.ts'
import { confirmTranslation } from '../../translation/index.ts'
import type { EntryToTranslate } from '../segments/entry-segments.ts'

/** Which segments of an entry an import has touched, by the keys of the English segments. */
export interface Touched {
  /** those that say something new */
  readonly changed: ReadonlySet<string>
  /** those that somebody vouches for */
  readonly confirmed: ReadonlySet<string>
}

/** What of a translation is confirmed, once it has been touched. */
export interface Reconfirmed {
  readonly record: Confirmed
  /** whether it is all that the English says today */
  readonly isWhole: boolean
}

/**
 * The record of what a translation was confirmed against, once it has been touched. A segment with new words is confirmed
 * no longer, unless somebody vouches for it.
 *
 * @param record what stands in `confirmed/<locale>.json`, where it still holds
 * @returns nothing where the record stays as it is
 */
export function reconfirmed(
  { english, alignment }: EntryToTranslate,
  record: Confirmed | undefined,
  { changed, confirmed }: Touched,
): Reconfirmed | undefined {
  const places = new Map(alignment.segments.map(({ confirmedIndex }, at) => [confirmedIndex, at]))
  const isSettled = (at: number): boolean => {
    const aligned = alignment.segments[at]
    if (!aligned) return false
    const { key } = aligned.english
    return confirmed.has(key) || (aligned.confirmedIndex !== undefined && !aligned.isChanged && !changed.has(key))
  }
  const segments = (record?.segments ?? []).flatMap((hash, index): { hash: string; at: number }[] => {
    const at = places.get(index)
    const aligned = at === undefined ? undefined : alignment.segments[at]
    if (at === undefined || !aligned) return alignment.build === 'known' ? [] : [{ hash, at: -1 }]
    if (isSettled(at)) return [{ hash: aligned.isChanged ? aligned.english.hash : hash, at }]
    return aligned.isChanged ? [{ hash, at }] : []
  })
  for (const [at, { english: segment, confirmedIndex }] of alignment.segments.entries()) {
    if (confirmedIndex !== undefined || !confirmed.has(segment.key)) continue
    const before = segments.findLastIndex((one) => one.at !== -1 && one.at < at)
    segments.splice(before + 1, 0, { hash: segment.hash, at })
  }
  const hashes = segments.map(({ hash }) => hash)
  if (hashes.join() === (record?.segments ?? []).join()) return undefined
  const of = contentHash(segments)
  return { record: { of, segments: hashes }, isWhole: english.segments.every((_, at) => isSettled(at)) }
}

/**
 * The text of a translation with the record of what it was confirmed against.
 *
 * @param isWhole whether all of it was confirmed
 */
export const markConfirmed = (text: string, { of }: Pick<Confirmed, 'of'>, isWhole: boolean): string =>
  confirmTranslation(text, of, isWhole ? 'reviewed' : 'draft')
