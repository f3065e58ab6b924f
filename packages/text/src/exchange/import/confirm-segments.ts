import type { Confirmed } from '../../corpus/index.ts'
import { contentHash } from '../../markdown/index.ts'
import { confirmTranslation } from '../../translation/index.ts'
import type { EntryToTranslate } from '../segments/entry-segments.ts'

/** The segments of an entry that an import changes, by the keys of the English segments. */
export interface Touched {
  /** with new words */
  readonly changed: ReadonlySet<string>
  /** that the importer confirms */
  readonly confirmed: ReadonlySet<string>
}

/** The confirmation of a translation after an import. */
export interface Reconfirmed {
  readonly record: Confirmed
  /** whether the whole translation is confirmed against the current English */
  readonly isWhole: boolean
}

/**
 * The record of what a translation is confirmed against after an import. A segment with new words is no longer confirmed,
 * unless the importer confirms it.
 *
 * @param record the record in `confirmed/<locale>.json`, if it is valid
 * @returns undefined if the record does not change
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
 * Writes the confirmation into the front matter of a translation.
 *
 * @param isWhole whether the whole translation is confirmed
 */
export const markConfirmed = (text: string, { of }: Pick<Confirmed, 'of'>, isWhole: boolean): string =>
  confirmTranslation(text, of, isWhole ? 'reviewed' : 'draft')
