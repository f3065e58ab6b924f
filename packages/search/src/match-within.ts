import type { Index, Name } from './open-index.ts'
import type { Query } from './query.ts'
import { BestMatches, type NameMatch, SCORES, TOPIC } from './ranking.ts'

/** The shortest name that counts when a longer query holds it. */
const SHORTEST = { latin: 4, dense: 2, thai: 4 }
/** What part of a Chinese query a name of one sign is at least: 饿 in 饿死. */
const LEAST_SIGN = 0.5

/** What part of a query a name is. */
const share = ({ key }: Name, query: Query): number => key.length / query.key.length

/** What part of a query a name of several words is at least, to be what the query begins with and is about. */
const LEAST_PHRASE = 0.4

/** Whether a query begins with a name of several words: half cover in “half cover bonus”. */
const isBegun = (name: Name, query: Query): boolean =>
  name.text.includes(' ') && query.text.startsWith(`${name.text} `) && share(name, query) >= LEAST_PHRASE

/** The items whose names stand within the query, the longest first: what a question is about. */
export function matchNamesWithin(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  const { isLatin, isDense, key } = query
  const shortest = SHORTEST[isLatin ? 'latin' : isDense ? 'dense' : 'thai']
  const text = ` ${query.text} `
  for (const name of index.names) {
    if (name.sound || (name.key.length < shortest && !(isDense && share(name, query) >= LEAST_SIGN))) continue
    if (isLatin ? text.includes(` ${name.text} `) : key.includes(name.key)) {
      const isTopic = index.items[name.item]?.sort !== 'term' && isBegun(name, query)
      best.add(name.item, name, (isTopic ? TOPIC : SCORES.within) + 90 * share(name, query))
    }
  }
  return best.sorted()
}

/** How many signs may stand between two of a name that is taken apart. */
const WIDEST_GAP = 2
/** What part of a query such a name is at least. */
const LEAST_SHARE = 0.5

/** Whether all signs of a name stand in a text in their order, close to each other. */
function isScattered(name: string, text: string): boolean {
  let at = text.indexOf(name.charAt(0))
  if (at === -1) return false
  for (const sign of name.slice(1)) {
    const next = text.indexOf(sign, at + 1)
    if (next === -1 || next > at + 1 + WIDEST_GAP) return false
    at = next
  }
  return true
}

/** The items whose Chinese names a question takes apart: 跳远 in 跳多远. */
export function matchScattered(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  if (!query.isDense) return []
  for (const name of index.names) {
    if (name.sound || name.key.length < SHORTEST.dense || share(name, query) < LEAST_SHARE) continue
    if (isScattered(name.key, query.key)) best.add(name.item, name, SCORES.within + 90 * share(name, query))
  }
  return best.sorted()
}
