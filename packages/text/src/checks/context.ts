import { groupEntries, type Sources } from '../read/sources.ts'
import type { SourceTerm } from '../read/terms.ts'
import { findTargets } from '../targets.ts'
import type { CheckContext } from './check.ts'

/** Puts the parsed files in the order in which checks look at them. */
export function makeContext(sources: Sources): CheckContext {
  const groups = groupEntries(sources.entries)
  const terms = new Map<string, SourceTerm>()
  for (const term of sources.termFiles.flatMap((file) => file.terms)) {
    if (!terms.has(term.id)) terms.set(term.id, term)
  }
  return { ...sources, groups, terms, targets: findTargets(groups, terms) }
}
