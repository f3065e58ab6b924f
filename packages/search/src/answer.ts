import type { Index, Item } from './documents/index-types.ts'
import { SCORES } from './match/ranking.ts'
import { type Condition, readOperators } from './query/operators.ts'
import { plainResult, type Result } from './result.ts'
import { searchWords } from './search.ts'
import { fold } from './text/fold.ts'

/** The filters of a search, each with the value of an item. */
const FILTERS = {
  kind: ({ tag }: Item | Result): string => tag,
  edition: ({ edition }: Item | Result): string => edition,
}

/** The name of a filter. */
export type FilterKey = keyof typeof FILTERS

const isFilter = (key: string): key is FilterKey => Object.hasOwn(FILTERS, key)

/** The words of filters and their values, folded, each with what it means: `类别` is `kind`, `2012` is `next-2012`. */
export type FilterWords = Readonly<Record<string, string>>

/** A query, answered. */
export interface Answer {
  readonly results: readonly Result[]
  /** the words that were searched instead of typing errors */
  readonly corrected: string | undefined
  /**
   * how well a name answers the query, by the scores of `ranking.ts`; words of a text that come before all names count as a near
   * name; 0 if nothing does
   */
  readonly score: number
  /** what the first result says, in a sentence; undefined for a passage */
  readonly summary: string | undefined
  /** the filters that the query sets */
  readonly chosen: Readonly<Partial<Record<FilterKey, string>>>
  /** the number of results for each value of a filter, if nothing else changes */
  readonly counts: Readonly<Record<FilterKey, Readonly<Record<string, number>>>>
}

/** The filters among the conditions of a query, and the others as text. */
function filtersOf(conditions: readonly Condition[], words: FilterWords) {
  const chosen: Partial<Record<FilterKey, string>> = {}
  const unknown: string[] = []
  const meaning = (word: string): string => words[fold(word)] ?? word.toLowerCase()
  for (const { key, relation, value, source } of conditions) {
    const filter = meaning(key)
    if (isFilter(filter) && (relation === ':' || relation === '=')) chosen[filter] = meaning(value)
    else unknown.push(source)
  }
  return { chosen, unknown }
}

/** All entries, for a query of filters only. */
const everyEntry = (index: Index): Result[] =>
  index.items
    .filter(({ sort }) => sort === 'entry')
    .map((item) => ({ ...plainResult(item), key: item.key, kind: 'name', snippet: undefined }))

/** The folded names and text of what a result links to. */
function wordsOf(index: Index, { id, key, snippet, kind }: Result): string {
  const entry = index.items.findIndex((item) => item.id === id && item.sort === 'entry')
  const names = index.items.flatMap((item, at) =>
    item.id === id && (item.key === undefined || item.key === key) ? [index.allNames[at] ?? ''] : [],
  )
  const passages = index.passages.filter((passage) => {
    if (passage.entry !== entry) return false
    if (key === undefined) return true
    return kind === 'text' || snippet ? passage.key === key : passage.key?.startsWith(`${key}.`) || passage.key === key
  })
  return [...names, ...passages.map(({ folded }) => folded)].join('\n')
}

/** What a rule, heading or term says first. */
function summaryOf(index: Index, { id, key, kind }: Result): string | undefined {
  if (kind === 'text') return undefined
  const entry = index.items.findIndex((item) => item.id === id && item.sort === 'entry')
  return index.passages.find(
    (passage) =>
      passage.entry === entry &&
      (key === undefined ? passage.key === undefined : passage.key === key || passage.key?.startsWith(`${key}.`)) &&
      !passage.text.includes('\n'),
  )?.text
}

function countsOf(results: readonly Result[], chosen: Answer['chosen']): Answer['counts'] {
  const counts: Record<FilterKey, Record<string, number>> = { kind: {}, edition: {} }
  for (const key of Object.keys(FILTERS).filter(isFilter)) {
    for (const result of results) {
      const isOther = Object.entries(chosen).some(
        ([other, value]) => other !== key && isFilter(other) && FILTERS[other](result) !== value,
      )
      const value = FILTERS[key](result)
      if (!isOther) counts[key][value] = (counts[key][value] ?? 0) + 1
    }
  }
  return counts
}

/**
 * Answers a query with operators: `kind:condition`, `edition:2012`, `-word` and “exact words”. A query of filters only
 * lists the rules.
 *
 * @param words other words for filters and their values
 * @param limit the most results, 1 or more
 */
export function answer(index: Index, typed: string, words: FilterWords, limit = 20): Answer {
  const { text, conditions, excluded, exact } = readOperators(typed)
  const { chosen, unknown } = filtersOf(conditions, words)
  const query = [text, ...unknown].join(' ').trim()
  const isFiltered = Object.keys(chosen).length > 0
  const found =
    query === '' && isFiltered
      ? { results: everyEntry(index), corrected: undefined, score: 0 }
      : searchWords(index, query, Number.POSITIVE_INFINITY)
  const [out, phrases] = [excluded, exact].map((parts) => parts.map(fold).filter(Boolean))
  const kept =
    out?.length || phrases?.length
      ? found.results.filter((result) => {
          const said = wordsOf(index, result)
          return !out?.some((part) => said.includes(part)) && phrases?.every((part) => said.includes(part))
        })
      : found.results
  const results = kept.filter((result) =>
    Object.entries(chosen).every(([key, value]) => isFilter(key) && FILTERS[key](result) === value),
  )
  const [first] = results
  return {
    results: results.slice(0, limit),
    corrected: found.corrected,
    score: first?.kind === 'text' ? Math.max(found.score, SCORES.near) : found.score,
    summary: first && summaryOf(index, first),
    chosen,
    counts: countsOf(kept, chosen),
  }
}
