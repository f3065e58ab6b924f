import { answer, fold, type Index, openInSteps } from '@rulestone/search'
import type { SearchIndex } from '@rulestone/search/build'
import type { Result } from '@rulestone/search/names'
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

/** How well the first result is named by the query: 2 by its whole name, 1 by a part of it, 0 by neither. */
function nearness(query: string, [first]: readonly Result[]): number {
  if (!first || first.kind === 'text') return 0
  const names = [first.title.text, first.english?.text, first.matched].flatMap((name) => name ?? []).map(fold)
  const asked = fold(query)
  return names.includes(asked) ? 2 : names.some((name) => name.includes(asked)) ? 1 : 0
}

/** The spells that a query finds beside rules. */
export function findSpells(index: Index, query: string, rules: readonly Result[]): FoundSpells | undefined {
  const { results, summary } = answer(index, query, {}, MOST)
  if (results.length === 0) return undefined
  const [ofSpells, ofRules] = [nearness(query, results), nearness(query, rules)]
  return { results, summary, place: ofSpells > ofRules ? 'first' : ofSpells > 0 ? 'after-names' : 'last' }
}
