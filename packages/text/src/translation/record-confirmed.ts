import {
  type ConfirmedRecords,
  type EntryGroup,
  neededEquivalences,
  readConfirmed,
  readEquivalences,
  writeConfirmed,
  writeEquivalences,
} from '../corpus/index.ts'
import { SOURCE_LOCALE } from '../language/index.ts'
import type { Segment } from '../markdown/index.ts'

/** The parts of an English entry that a translation is confirmed against. */
export interface ConfirmedAgainst {
  readonly hash: string
  readonly segments: readonly Pick<Segment, 'hash'>[]
}

/**
 * Records in the text of `confirmed/<locale>.json` that a translation was confirmed.
 *
 * @param text - the current file; empty if there is none
 * @throws RangeError if the text is not such a file
 * @example
 * recordConfirmed('', 'cover', { hash: 'd77479dcbbc3', segments: [{ hash: '2c532b19' }] })
 * // => '{\n  "cover": { "of": "d77479dcbbc3", "units": ["2c532b19"] }\n}\n'
 */
export function recordConfirmed(text: string, id: string, { hash, segments }: ConfirmedAgainst): string {
  const { records, problems } = readConfirmed('', text === '' ? '{}' : text)
  if (problems.some(({ code }) => code !== 'rewritten')) {
    throw new RangeError(
      'text holds no records of confirmed translations. Tip: rulestone check says where it is broken.',
    )
  }
  return writeConfirmed(new Map([...records, [id, { of: hash, segments: segments.map((segment) => segment.hash) }]]))
}

/**
 * Removes from the text of `equal.yml` the equivalences that no translation needs. Unchanged if all are needed.
 *
 * @param records - what translations were confirmed against, by language
 * @param groups - the current entries by id
 */
export function pruneEquivalences(
  text: string,
  records: readonly ConfirmedRecords[],
  groups: ReadonlyMap<string, EntryGroup>,
): string {
  const { items, problems } = readEquivalences('', text)
  if (problems.length > 0) return text
  const needed = new Set(neededEquivalences(items, records, (id) => groups.get(id)?.[SOURCE_LOCALE]?.segments ?? []))
  const left = items.filter((item) => needed.has(item))
  return left.length === items.length ? text : writeEquivalences(left)
}
