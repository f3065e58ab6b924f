import type { FoundInCompendium } from './find-in-compendium.ts'
import type { Result } from './result.ts'

/** Results that are shown together. */
export interface ResultGroup {
  /** what they have in common: how the query finds rules, or that they are spells and creatures */
  readonly kind: Result['kind'] | 'compendium'
  readonly results: readonly Result[]
}

/** How many of the rules that a query finds best stand before the spells and creatures. */
const RULES_BEFORE = { first: 0, 'among-rules': 3, 'after-names': Number.POSITIVE_INFINITY } as const

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
  if (first === undefined || compendium.place === 'last') return [...groups, found]
  const count = RULES_BEFORE[compendium.place]
  const [before, after] = [first.results.slice(0, count), first.results.slice(count)]
  const split: ResultGroup[] = [{ ...first, results: before }, found, { ...first, results: after }]
  return [...split.filter(({ results }) => results.length > 0), ...others]
}
