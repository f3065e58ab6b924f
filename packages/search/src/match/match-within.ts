import type { Index, Name } from '../documents/open-index.ts'
import type { Query } from '../query/query.ts'
import { BestMatches, type NameMatch, SCORES, TOPIC } from './ranking.ts'

/** The shortest name that counts inside a longer query, in characters. */
const SHORTEST = { latin: 4, dense: 2, thai: 4 }
/** The least share of a Chinese query for a one-character name: 饿 in 饿死. */
const LEAST_CHARACTER = 0.5

/** The share of a query that a name covers. */
const share = ({ key }: Name, query: Query): number => key.length / query.key.length

/** The least share of a query for a name of several words at its start to be its topic. */
const LEAST_PHRASE = 0.4

/** Whether a query starts with a name of several words: half cover in “half cover bonus”. */
const startsWithName = (name: Name, query: Query): boolean =>
  name.text.includes(' ') && query.text.startsWith(`${name.text} `) && share(name, query) >= LEAST_PHRASE

/** The items whose names occur in the query, the longest first. */
export function matchNamesWithin(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  const { isLatin, isDense, key } = query
  const shortest = SHORTEST[isLatin ? 'latin' : isDense ? 'dense' : 'thai']
  const text = ` ${query.text} `
  for (const name of index.names) {
    if (name.sound || (name.key.length < shortest && !(isDense && share(name, query) >= LEAST_CHARACTER))) continue
    if (isLatin ? text.includes(` ${name.text} `) : key.includes(name.key)) {
      const isTopic = index.items[name.item]?.sort !== 'term' && startsWithName(name, query)
      best.add(name.item, name, (isTopic ? TOPIC : SCORES.within) + 90 * share(name, query))
    }
  }
  return best.sorted()
}

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
    if (name.sound || name.key.length < SHORTEST.dense || share(name, query) < LEAST_SHARE) continue
    if (isSplit(name.key, query.key)) best.add(name.item, name, SCORES.within + 90 * share(name, query))
  }
  return best.sorted()
}
