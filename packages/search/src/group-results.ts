import type { FoundInCompendium } from './find-in-compendium.ts'
import type { Result } from './result.ts'

/** Results that are shown together. */
export interface ResultGroup {
  /** what they have in common: how the query finds rules, or that they are spells and creatures */
  readonly kind: Result['kind'] | 'compendium'
  readonly results: readonly Result[]
}

/** The most rules before spells and creatures that answer a question, when no name says which of them is meant. */
const MOST_BEFORE = 3

/**
 * The results of a query in the order in which they are shown: rules by how they were found, and spells and creatures before
 * them, among the first of them, or at the end.
 *
 * @param rules the rules that the query finds
 * @param compendium the spells and creatures that it finds
 */
export function groupResults(
  rules: readonly Result[],
  compendium?: Pick<FoundInCompendium, 'results' | 'place'>,
): ResultGroup[] {
  const kinds = Array.from(new Set(rules.map(({ kind }) => kind)))
  const groups = kinds.map((kind): ResultGroup => ({ kind, results: rules.filter((rule) => rule.kind === kind) }))
  if (compendium === undefined) return groups
  const found: ResultGroup = { kind: 'compendium', results: compendium.results }
  const [first, ...others] = groups
  if (first === undefined || compendium.place === 'first') return [found, ...groups]
  if (compendium.place === 'last') return [...groups, found]
  if (compendium.place === 'after-names') return [first, found, ...others]
  const [before, after] = [first.results.slice(0, MOST_BEFORE), first.results.slice(MOST_BEFORE)]
  const rest: ResultGroup[] = after.length === 0 ? [] : [{ ...first, results: after }]
  return [{ ...first, results: before }, found, ...rest, ...others]
}
