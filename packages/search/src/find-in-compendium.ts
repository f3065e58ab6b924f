import { type Answer, answer } from './answer.ts'
import type { Index } from './documents/open-index.ts'
import { NAMED, SCORES } from './match/ranking.ts'
import { withoutKind } from './query/compendium-words.ts'
import type { Result } from './result.ts'

/** The most spells and creatures that are shown for a query; their lists have all of them. */
const MOST = 6

/** The most results that one of them has: its name and its summary. */
const RESULTS_OF_ONE = 2

/** From this score, names have some of the words of the query. */
const NEAR = SCORES.near / 2

/** How much better a spell or creature must answer the query than a rule to be shown before it: by its name, or by words. */
const MARGIN = { name: 10, words: 1.3 }

/** What the word “spell” or “monster” in the query adds to the score. */
const KIND_SAID = 150

/** From this score, a query is the name of a rule, in any edition: “minor spells”. */
const RULE_NAMED = 900

/** Spells and creatures that a query finds, each once. */
export interface FoundInCompendium {
  readonly results: readonly Result[]
  /** before the rules: the query names one of them better than any rule; at the end: it names none */
  readonly place: 'first' | 'after-names' | 'last'
  /** what the first of them is or does, in a sentence */
  readonly summary: string | undefined
}

/** What a query finds, and what its rest does if it says that it looks for a spell or a creature: the better of both. */
function answerIn(index: Index, query: string): Pick<Answer, 'results' | 'summary' | 'score'> {
  const plain = answer(index, query, {}, MOST * RESULTS_OF_ONE)
  const said = withoutKind(query)
  if (said === undefined) return plain
  const rest = answer(index, said, {}, MOST * RESULTS_OF_ONE)
  if (rest.score < NAMED || rest.score < plain.score) return plain
  return { ...rest, score: Math.max(rest.score, Math.min(rest.score + KIND_SAID, RULE_NAMED)) }
}

/**
 * The spells and creatures that a query finds beside rules.
 *
 * @param index the index of `compendiumOf` a library
 * @param rules how well the query names a rule: the `score` of their answer
 * @returns undefined if it finds none
 */
export function findInCompendium(index: Index, query: string, rules: number): FoundInCompendium | undefined {
  const { results: all, summary, score } = answerIn(index, query)
  const results = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at).slice(0, MOST)
  if (results.length === 0) return undefined
  const isBetter = score > SCORES.near ? score > rules + MARGIN.name : score > rules * MARGIN.words
  const place = score < NEAR ? 'last' : isBetter ? 'first' : 'after-names'
  return { results, summary, place }
}
