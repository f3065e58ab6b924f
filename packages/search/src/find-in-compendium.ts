import { answer } from './answer.ts'
import type { Index } from './documents/open-index.ts'
import type { Result } from './result.ts'
import { searchNames } from './search-names.ts'
import { fold } from './text/fold.ts'

/** The most spells and creatures that are shown for a query; their lists have all of them. */
const MOST = 6

/** The most results that one of them has: its name and its summary. */
const RESULTS_OF_ONE = 2

/** Spells and creatures that a query finds, each once. */
export interface FoundInCompendium {
  readonly results: readonly Result[]
  /** before the rules: the query is the name of one of them, and of no rule; at the end: no name has its words */
  readonly place: 'first' | 'after-names' | 'last'
  /** what the first of them is or does, in a sentence */
  readonly summary: string | undefined
}

const isNamed = ({ title, english, matched }: Result, query: string): boolean =>
  [title.text, english?.text, matched].some((name) => name !== undefined && fold(name) === fold(query))

/** How well the first result is named by the query: by its whole name, or by a part or the sound of it; better if it is no part of a rule. */
function nearness(query: string, first: Result | undefined): number {
  if (first?.kind !== 'name') return 0
  return (isNamed(first, query) ? 3 : 1) + (first.key === undefined ? 1 : 0)
}

/**
 * The spells and creatures that a query finds beside rules.
 *
 * @param index the index of `compendiumOf` a library
 * @param rules what the query finds among the rules, the best first
 * @returns undefined if it finds none
 */
export function findInCompendium(index: Index, query: string, rules: readonly Result[]): FoundInCompendium | undefined {
  const { results: all, summary } = answer(index, query, {}, MOST * RESULTS_OF_ONE)
  const results = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at).slice(0, MOST)
  if (results.length === 0) return undefined
  const ofCompendium = nearness(query, searchNames(index, query, 1)[0])
  const ofRules = nearness(query, rules[0])
  return { results, summary, place: ofCompendium > ofRules ? 'first' : ofCompendium > 0 ? 'after-names' : 'last' }
}
