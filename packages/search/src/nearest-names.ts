import { editDistances } from '@rulestone/text/edit-distance'
import type { Index } from './documents/index-types.ts'
import { type Query, readQuery } from './query/query.ts'
import { nameResult, type Result } from './result.ts'

/** The greatest share of a query that may be wrong. */
const MOST_WRONG = 0.5

/** The names in the language of the page, or in Latin letters, that come nearest to a query without results. */
export function nearestNames(index: Index, typed: string, limit: number): Result[] {
  const query: Query = readQuery(index.simplify(typed))
  const most = Math.floor(query.key.length * MOST_WRONG)
  if (most === 0) return []
  const errors = new Map<number, number>()
  for (const { item, key, sound } of index.names) {
    if (sound || key.length > query.key.length + most) continue
    const { whole } = editDistances(query.key, key, most)
    if (whole <= most && whole < (errors.get(item) ?? most + 1)) errors.set(item, whole)
  }
  return Array.from(errors)
    .sort(([a, m], [b, n]) => m - n || a - b)
    .slice(0, limit)
    .flatMap(([item]) => nameResult(index, { item, name: undefined, score: 0 }, query, true) ?? [])
}
