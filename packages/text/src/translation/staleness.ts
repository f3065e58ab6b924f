import {
  type Confirmed,
  type Corpus,
  type Equivalence,
  type SameHash,
  type SourceEntry,
  sameHash,
} from '../corpus/index.ts'
import { SOURCE_LOCALE } from '../language/index.ts'
import { compareHashes, type SegmentChange } from './compare-hashes.ts'

/** Whether a translation is confirmed against the current English. */
export interface Staleness {
  readonly state: 'unconfirmed' | 'current' | 'stale'
  /** the changes of the English since; absent if it is stale and there is no record of the confirmed segments */
  readonly changes?: readonly SegmentChange[]
}

/**
 * The staleness of a translation.
 *
 * @param of the hash in its front matter
 * @param confirmed its record, if there is one
 * @param same maps equivalent hashes to the same text
 */
export function stalenessOf(
  { hash, segments }: Pick<SourceEntry, 'hash' | 'segments'>,
  of: string | undefined,
  confirmed: Confirmed | undefined,
  same: SameHash,
): Staleness {
  if (of === undefined) return { state: 'unconfirmed', changes: [] }
  if (of === hash) return { state: 'current', changes: [] }
  if (confirmed?.of !== of) return { state: 'stale' }
  const changes = compareHashes(
    confirmed.segments.map(same),
    segments.map((segment) => same(segment.hash)),
  )
  return { state: changes.length === 0 ? 'current' : 'stale', changes }
}

function readStaleness({ entries, groups, confirmed, equivalenceFiles }: Corpus): ReadonlyMap<SourceEntry, Staleness> {
  const equivalences = new Map<string, Equivalence[]>()
  for (const item of equivalenceFiles.flatMap(({ items }) => items)) {
    equivalences.set(item.entry, [...(equivalences.get(item.entry) ?? []), item])
  }
  const found = new Map<SourceEntry, Staleness>()
  for (const translated of entries) {
    const { id, locale, frontMatter } = translated
    const english = groups.get(id)?.[SOURCE_LOCALE]
    if (frontMatter?.sort !== 'translated' || !english?.frontMatter) continue
    const record = confirmed.get(locale)?.records.get(id)
    const same = sameHash(equivalences.get(id) ?? [])
    found.set(translated, stalenessOf(english, frontMatter.translation?.of, record, same))
  }
  return found
}

const known = new WeakMap<Corpus, ReadonlyMap<SourceEntry, Staleness>>()

/** The staleness of all translations with an English entry and valid front matter, cached by corpus. */
export function stalenessIn(corpus: Corpus): ReadonlyMap<SourceEntry, Staleness> {
  const staleness = known.get(corpus) ?? readStaleness(corpus)
  known.set(corpus, staleness)
  return staleness
}
