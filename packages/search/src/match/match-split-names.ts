import type { Index, Name } from '../documents/index-types.ts'
import type { Query } from '../query/query.ts'
import { BestMatches, type NameMatch, SCORES } from './ranking.ts'

/** The shortest name that counts inside a longer query, in characters. */
const SHORTEST = 2

/** The share of a query that a name covers. */
const share = ({ key }: Name, query: Query): number => key.length / query.key.length

/** The largest gap between two characters of a split name. */
const WIDEST_GAP = 2
/** The least share of the query for a split name. */
const LEAST_SHARE = 0.5

/** Whether all characters of a name occur in a text in order and close together. */
function isSplit(name: string, text: string): boolean {
  let at = text.indexOf(name.charAt(0))
  if (at === -1) return false
  for (const character of name.slice(1)) {
    const next = text.indexOf(character, at + 1)
    if (next === -1 || next > at + 1 + WIDEST_GAP) return false
    at = next
  }
  return true
}

/** The items whose Chinese names are split in a question: 跳远 in 跳多远. */
export function matchSplitNames(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  if (!query.isDense) return []
  for (const name of index.names) {
    if (name.sound || name.key.length < SHORTEST || share(name, query) < LEAST_SHARE) continue
    if (isSplit(name.key, query.key)) best.add(name.item, name, SCORES.within + 90 * share(name, query))
  }
  return best.sorted()
}
