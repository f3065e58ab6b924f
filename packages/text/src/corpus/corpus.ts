import type { CheckContext } from '../checks/framework/check.ts'
import { readSaid } from '../checks/passages/corpus-passages.ts'
import { SOURCE_LOCALE } from '../language/locale.ts'
import type { Spelling } from '../language/spelling/spelling.ts'
import { type Staleness, stalenessOf } from '../translation/staleness.ts'
import { type Equivalence, sameHash } from './equivalence-file.ts'
import type { CodeFile } from './load-code.ts'
import type { SourceEntry } from './source-entry.ts'
import { type EntryGroup, groupEntries, type Sources } from './sources.ts'
import { findTargets } from './targets.ts'
import type { SourceTerm } from './term-file.ts'

function stalenessOfAll(
  sources: Sources,
  groups: ReadonlyMap<string, EntryGroup>,
  confirmed: CheckContext['confirmed'],
): ReadonlyMap<SourceEntry, Staleness> {
  const equivalences = new Map<string, Equivalence[]>()
  for (const item of sources.equivalenceFiles.flatMap(({ items }) => items)) {
    equivalences.set(item.entry, [...(equivalences.get(item.entry) ?? []), item])
  }
  const found = new Map<SourceEntry, Staleness>()
  for (const translated of sources.entries) {
    const { id, locale, frontMatter } = translated
    const english = groups.get(id)?.[SOURCE_LOCALE]
    if (frontMatter?.sort !== 'translated' || !english?.frontMatter) continue
    const record = confirmed.get(locale)?.records.get(id)
    const same = sameHash(equivalences.get(id) ?? [])
    found.set(translated, stalenessOf(english, frontMatter.translation?.of, record, same))
  }
  return found
}

/** What checks know besides the content. */
export interface CheckOptions {
  /** the code that looks strings up, to find those that it lacks and those that it has no use for */
  readonly code?: readonly CodeFile[]
  /** what knows the words of languages, to find those that are misspelt */
  readonly spelling?: Spelling | undefined
}

/** Puts the parsed files in the order in which checks look at them. */
export function makeContext(sources: Sources, { code = [], spelling }: CheckOptions = {}): CheckContext {
  const groups = groupEntries(sources.entries)
  const terms = new Map<string, SourceTerm>()
  for (const term of sources.termFiles.flatMap((file) => file.terms)) {
    if (!terms.has(term.id)) terms.set(term.id, term)
  }
  const confirmed = new Map(sources.confirmedFiles.map((file) => [file.locale, file]))
  const staleness = stalenessOfAll(sources, groups, confirmed)
  return {
    ...sources,
    groups,
    terms,
    targets: findTargets(groups, terms),
    confirmed,
    staleness,
    said: readSaid(sources),
    code,
    spelling,
  }
}
