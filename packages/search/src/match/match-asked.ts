import type { Query } from '../query/query.ts'
import { wordsOf } from '../text/words-of.ts'
import type { Said } from './match-questions.ts'
import { BestMatches, type NameMatch, SCORES } from './ranking.ts'

/** The items that answer a query because it is one of their questions: it has the same words, in any order. */
export function matchAsked(index: Said, query: Query): NameMatch[] {
  const { questions, asked } = index.postings
  const words = new Set(wordsOf(query.text))
  const lists = Array.from(words, (word) => questions.get(word) ?? [])
  const [first = [], ...others] = lists.sort((a, b) => a.length - b.length)
  const best = new BestMatches(index)
  for (const question of first) {
    const of = asked[question]
    if (of?.words === words.size && others.every((list) => list.includes(question)))
      best.add(of.item, undefined, SCORES.asked)
  }
  return best.sorted()
}
