import type { Locale, Spelling } from '../language/index.ts'
import type { ConfirmedFile } from './confirmed-file.ts'
import type { CodeFile } from './load-code.ts'
import { type EntryGroup, groupEntries, type Sources } from './sources.ts'
import { findTargets, type Targets } from './targets.ts'
import type { SourceTerm } from './term-file.ts'
import { type SharedPart, unreadParts } from './unread.ts'

/** What a corpus has besides the content. */
export interface CorpusOptions {
  /** the code that looks strings up, to find missing and unused strings */
  readonly code?: readonly CodeFile[]
  /** the dictionaries of languages, to find misspelt words */
  readonly spelling?: Spelling | undefined
}

/** A content folder as it was read: all parsed files, with entries grouped by id and terms by id. */
export interface Corpus extends Sources {
  /** entries by id, the languages side by side */
  readonly groups: ReadonlyMap<string, EntryGroup>
  /** terms by id; the first of two with the same id */
  readonly terms: ReadonlyMap<string, SourceTerm>
  readonly targets: Targets
  /** the parts of which a file could not be read */
  readonly unread: readonly SharedPart[]
  /** what translations were confirmed against, by language */
  readonly confirmed: ReadonlyMap<Locale, ConfirmedFile>
  /** the code that looks strings up; empty if it is not known */
  readonly code: readonly CodeFile[]
  /** the dictionaries of languages; absent if spelling is not checked */
  readonly spelling?: Spelling | undefined
}

/** Makes a corpus of parsed files. */
export function makeCorpus(sources: Sources, { code = [], spelling }: CorpusOptions = {}): Corpus {
  const groups = groupEntries(sources.entries)
  const terms = new Map<string, SourceTerm>()
  for (const term of sources.termFiles.flatMap((file) => file.terms)) {
    if (!terms.has(term.id)) terms.set(term.id, term)
  }
  const confirmed = new Map(sources.confirmedFiles.map((file) => [file.locale, file]))
  const targets = findTargets(groups, terms)
  return { ...sources, groups, terms, targets, unread: unreadParts(sources), confirmed, code, spelling }
}
