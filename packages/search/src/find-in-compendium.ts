import { type Answer, answer, type FilterWords } from './answer.ts'
import type { Index } from './documents/index-types.ts'
import { seeking } from './documents/seeking.ts'
import { NAMED, SCORES } from './match/ranking.ts'
import { readSeeking, withoutLevel } from './query/compendium-words.ts'
import type { Result } from './result.ts'

/** The most spells and creatures that are shown for a query; their lists have all of them. */
const MOST = 6

/** The most that are shown if no name is found, but a question or words of the query. */
const MOST_WITHOUT_NAME = 3

/** The most results that one of them has: its name and its summary. */
const RESULTS_OF_ONE = 2

/** Below this share of the score of the rules, hardly any word of the query is found. */
const FEW = 0.5

/** Up to this score, only words of the query are found, no name. */
const WORDS_ONLY = 300

/** How much better a name must be than that of a rule for a spell or creature to be shown before the rule. */
const MARGIN = 10

/** How a query asks: for anything, for a spell or a creature, or for one that it describes. */
type Asks = 'anything' | 'a-kind' | 'by-description'

/** How much of the score of a rule words need in order to be shown before it, by how the query asks. */
const NEEDED: Readonly<Record<Asks, number>> = { anything: 1.05, 'a-kind': 0.5, 'by-description': 0.3 }

/** What the word “spell” or “monster” in the query adds to the score of a name. */
const KIND_SAID = 150

/** From this score, a query is a whole name: “minor spells” of a rule in any edition, “fireball” of a spell. */
const WHOLE_NAME = 900

/** Spells and creatures that a query finds, each once. */
export interface FoundInCompendium {
  readonly results: readonly Result[]
  /**
   * before the rules: the query names one of them better than any rule, or its words are nearer to them; after the rules that
   * are found best: a name is found; among these: only words are found; at the end: hardly any word is
   */
  readonly place: 'first' | 'among-rules' | 'after-names' | 'last'
  /** what the first of them is or does, in a sentence */
  readonly summary: string | undefined
  /** the words that were searched instead of typing errors */
  readonly corrected: string | undefined
}

/** The best of what a query finds: by its words, or by the rest of them if it says what it looks for. */
interface Best extends Pick<Answer, 'results' | 'summary' | 'corrected' | 'score'> {
  readonly asks: Asks
}

function answerIn(index: Index, query: string, words: FilterWords): Best {
  const plain = answer(index, query, words, MOST * RESULTS_OF_ONE)
  if (plain.score >= NAMED) return { ...plain, asks: 'anything' }
  const name = withoutLevel(query)
  const spell = name === undefined ? undefined : answer(seeking(index, 'spell'), name, words, MOST * RESULTS_OF_ONE)
  if (spell && spell.score >= WHOLE_NAME) return { ...spell, asks: 'anything' }
  const said = readSeeking(query)
  if (said === undefined) return { ...plain, asks: 'anything' }
  const rest = answer(seeking(index, said.sought), said.rest, words, MOST * RESULTS_OF_ONE)
  const { score } = rest
  if (rest.results.length === 0) return { ...plain, asks: 'anything' }
  if (score >= NAMED)
    return { ...rest, score: Math.max(score, Math.min(score + KIND_SAID, WHOLE_NAME)), asks: 'anything' }
  return { ...rest, score: Math.max(score, plain.score), asks: said.isDescribed ? 'by-description' : 'a-kind' }
}

/**
 * The spells and creatures that a query finds beside rules.
 *
 * @param index the index of `compendiumOf` a library
 * @param rules how well the query names a rule: the `score` of their answer
 * @param words other words for filters and their values
 * @returns undefined if it finds none
 */
export function findInCompendium(
  index: Index,
  query: string,
  rules: number,
  words: FilterWords = {},
): FoundInCompendium | undefined {
  const { results: all, summary, corrected, score, asks } = answerIn(index, query, words)
  const results = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
  if (results.length === 0) return undefined
  const worth = results[0]?.kind === 'text' ? Math.min(score, WORDS_ONLY) : score
  const isNamed = asks !== 'by-description' && Math.max(worth, rules) > WORDS_ONLY
  const isFirst = isNamed ? worth > rules + MARGIN : worth > rules * NEEDED[asks]
  const isWrittenQuestion = score === SCORES.asked
  const isUnsure = isWrittenQuestion || (!isNamed && asks !== 'by-description')
  return {
    results: results.slice(0, isUnsure ? MOST_WITHOUT_NAME : MOST),
    place: isFirst ? 'first' : score < rules * FEW ? 'last' : isNamed ? 'after-names' : 'among-rules',
    summary,
    corrected,
  }
}
