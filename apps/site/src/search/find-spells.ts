import { answer, fold, type Index, openInSteps } from '@rulestone/search'
import type { SearchIndex } from '@rulestone/search/build'
import { type Result, searchNames } from '@rulestone/search/names'
import { fetchJson } from '../shared/fetch-data.ts'
import { runInSlices } from './run-in-slices.ts'

/** The most spells that are shown for a query; the list of spells has all of them. */
const MOST = 6

/** Spells that a query finds. */
export interface FoundSpells {
  readonly results: readonly Result[]
  /** before the rules: the query is the name of a spell, and of no rule; at the end: no name has its words */
  readonly place: 'first' | 'after-names' | 'last'
  /** what the first spell does, in a sentence */
  readonly summary: string | undefined
}

/** Opens the index of spells. */
export async function openSpells(home: string): Promise<Index> {
  const { names, text } = await fetchJson<SearchIndex>(`${home}search/spells.json`)
  return await runInSlices(openInSteps(names, text))
}

const isNamed = ({ title, english, matched }: Result, query: string): boolean =>
  [title.text, english?.text, matched].some((name) => name !== undefined && fold(name) === fold(query))

/** How well the first result is named by the query: by its whole name, or by a part or the sound of it; better if it is no part of a rule. */
function nearness(query: string, first: Result | undefined): number {
  if (first?.kind !== 'name') return 0
  return (isNamed(first, query) ? 3 : 1) + (first.key === undefined ? 1 : 0)
}

/** The spells that a query finds beside rules. */
export function findSpells(index: Index, query: string, rules: readonly Result[]): FoundSpells | undefined {
  const { results, summary } = answer(index, query, {}, MOST)
  if (results.length === 0) return undefined
  const ofSpells = nearness(query, searchNames(index, query, 1)[0])
  const ofRules = nearness(query, rules[0])
  return { results, summary, place: ofSpells > ofRules ? 'first' : ofSpells > 0 ? 'after-names' : 'last' }
}
