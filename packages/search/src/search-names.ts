import type { Index } from './documents/index-types.ts'
import { matchNames } from './match/match-names.ts'
import { readQuery } from './query/query.ts'
import { inOrder, nameResult, type Result, withoutRepeats } from './result.ts'

/**
 * The rules, headings and terms whose names match a query: the first results of `search`, with less code to load.
 *
 * @param query what was typed; only the first 80 characters count
 * @param limit the most results, 1 or more
 */
export function searchNames(index: Index, query: string, limit = 20): Result[] {
  const asked = readQuery(query)
  const matches = matchNames(index, asked).slice(0, limit * 3)
  return withoutRepeats(inOrder(matches.flatMap((match) => nameResult(index, match, asked) ?? []))).slice(0, limit)
}
