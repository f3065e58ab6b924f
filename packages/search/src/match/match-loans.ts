import { editDistances } from '@rulestone/text/edit-distance'
import type { Index } from '../documents/index-types.ts'
import { loanKey } from '../languages/loan-words.ts'
import type { Query } from '../query/query.ts'
import { BestMatches, type NameMatch, SCORES } from './ranking.ts'

/** The fewest consonants for an exact match, and for a match of the beginning. */
const FEWEST = 3
const FEWEST_OF_BEGINNING = 5

/** The fewest consonants of which one may be wrong or missing, as silent ones often are, and what that takes off. */
const FEWEST_OF_NEAR = 7
const NEAR = 70

/** What consonants alone leave unsure, the fewer the more. */
const UNSURE = 700

/** The items whose English names the query transcribes in Thai letters. */
export function matchLoans(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  const key = loanKey(query.key)
  if (query.isLatin || query.isDense || /[a-z0-9]/u.test(query.key) || key.length < FEWEST) return []
  const score = SCORES.near - UNSURE / key.length
  for (const name of index.loans) {
    const extra = name.key.length - key.length
    const isNear =
      key.length >= FEWEST_OF_NEAR && Math.abs(extra) < 2 && name.key !== key && name.key.charAt(0) === key.charAt(0)
    if (isNear && editDistances(key, name.key, 1).whole === 1) best.add(name.item, name, score - NEAR)
    if (extra < 0 || !name.key.startsWith(key)) continue
    if (extra === 0) best.add(name.item, name, score)
    else if (key.length >= FEWEST_OF_BEGINNING) best.add(name.item, name, score - 20 - 5 * extra)
  }
  return best.sorted()
}
