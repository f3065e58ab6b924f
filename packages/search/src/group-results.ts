import type { FoundInCompendium } from './find-in-compendium.ts'
import type { Result } from './result.ts'

/** Results that are shown together. */
export interface ResultGroup {
  /** what they have in common: how the query finds rules, or that they are spells and creatures */
  readonly kind: Result['kind'] | 'compendium'
  readonly results: readonly Result[]
}

/**
 * The results of a query in the order in which they are shown: rules by how they were found, and spells and creatures before
 * them, after the first of them, or at the end.
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
  const at = { first: 0, 'after-names': 1, last: groups.length }[compendium.place]
  return groups.toSpliced(at, 0, { kind: 'compendium', results: compendium.results })
}
