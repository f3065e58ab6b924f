import type { Index } from '../documents/index-types.ts'
import type { Query } from '../query/query.ts'
import { BestMatches, type NameMatch } from './ranking.ts'

/** The score of a contraction, and what each character that it leaves out takes off. */
const SCORE = 260
const LEFT_OUT = 8

/** The lengths of a contraction, in characters. */
const [SHORTEST, LONGEST] = [2, 4]

/** Whether a name has the characters of a query in order, the first one first. */
function holdsInOrder(name: string, query: string): boolean {
  if (query.length >= name.length || query.charAt(0) !== name.charAt(0)) return false
  let at = 0
  for (const character of query) {
    at = name.indexOf(character, at) + 1
    if (at === 0) return false
  }
  return true
}

/** The items whose Chinese names the query contracts: 远攻 for 远程攻击. */
export function matchContractions(index: Index, { key, isDense }: Query): NameMatch[] {
  const best = new BestMatches(index)
  if (!isDense || key.length < SHORTEST || key.length > LONGEST) return []
  for (const name of index.names) {
    if (!name.sound && holdsInOrder(name.key, key)) {
      best.add(name.item, name, SCORE - LEFT_OUT * (name.key.length - key.length))
    }
  }
  return best.sorted()
}
