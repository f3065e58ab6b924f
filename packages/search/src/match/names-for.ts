import type { Index, Name } from '../documents/open-index.ts'
import type { Query } from '../query/query.ts'

const cache = new WeakMap<Index, readonly Name[]>()

const LATIN = /[a-z0-9]/u

/** The names that a query can match: for a query in Latin letters, those that have some. */
export function namesFor(index: Index, { isLatin }: Query): readonly Name[] {
  if (!isLatin) return index.names
  const names = cache.get(index) ?? index.names.filter(({ key }) => LATIN.test(key))
  cache.set(index, names)
  return names
}
