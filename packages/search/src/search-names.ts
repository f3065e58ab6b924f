import { matchNames } from './match-names.ts'
import type { Index } from './open-index.ts'
import { readQuery } from './query.ts'
import { inOrder, nameResult, type Result, withoutRepeats } from './result.ts'

/**
 * The rules, headings and terms whose names hold a query: what `search` gives first, with less code to load.
 *
 * @param query what was typed; of more than 80 signs the first count
 * @param limit the most results, 1 or more
 */
export function searchNames(index: Index, query: string, limit = 20): Result[] {
  const asked = readQuery(query)
  const matches = matchNames(index, asked).slice(0, limit * 3)
  return withoutRepeats(inOrder(matches.flatMap((match) => nameResult(index, match, asked) ?? []))).slice(0, limit)
}
