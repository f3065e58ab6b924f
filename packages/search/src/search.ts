import { inEdition } from './documents/in-edition.ts'
import type { Index } from './documents/index-types.ts'
import { isSought } from './documents/seeking.ts'
import { CURRENT_EDITION } from './editions.ts'
import { otherLayout } from './languages/keyboard-layout.ts'
import { withMeasuresOfRules } from './languages/measures.ts'
import { pinyinOfZhuyin } from './languages/zhuyin.ts'
import { isEmpty, lookFurther, lookUp, MOST_ENTRIES, withOtherKeys } from './look-up.ts'
import { matchContractions } from './match/match-contractions.ts'
import { matchAsked, matchQuestions } from './match/match-questions.ts'
import { matchWords, type TextMatch } from './match/match-text.ts'
import { matchTopics } from './match/match-topics.ts'
import { INSIDE, type NameMatch, SCORES } from './match/ranking.ts'
import { readEdition } from './query/edition-words.ts'
import { type Query, readQuery } from './query/query.ts'
import { inOrder, nameResult, plainResult, type Result, withoutRepeats } from './result.ts'
import { snippet } from './text/snippet.ts'

/** Letters and digits without a space between them: DC15. */
const GLUED = /[a-z](?=[0-9])|[0-9](?=[a-z])/gu

/** The longest query that is used, in UTF-16 units. */
const MOST_UNITS = 160

function nameResults(index: Index, matches: readonly NameMatch[], query: Query): Result[] {
  const firstRule = matches.findIndex(({ item }) => index.items[item]?.sort === 'entry')
  return matches.flatMap((match, at) => nameResult(index, match, query, at < firstRule || firstRule === -1) ?? [])
}

function textResult(index: Index, { passage: { entry, key, text }, marks }: TextMatch): Result | undefined {
  const of = index.items[entry]
  if (!of) return undefined
  // Most results are only counted.
  return {
    ...plainResult(of),
    key,
    kind: 'text',
    get snippet() {
      return snippet(text, marks)
    },
  }
}

/** From this score, a query is about a rule of today, even if a rule of an older edition has it as its name: food and water. */
const TODAY = 330

/** The results of a query, and what was searched instead of it. */
export interface Results {
  readonly results: readonly Result[]
  /** the words that were searched instead of typing errors, or of the keys of another keyboard layout */
  readonly corrected: string | undefined
  /** how well a name answers the query, by the scores of `ranking.ts`; 0 if only texts do */
  readonly score: number
}

/**
 * The results of a query, the best first: rules by name, then headings and terms, then passages.
 *
 * Names match in every language, by their sound in Latin letters, and as abbreviations; Chinese also in Traditional
 * characters. A query without matches is tried with the other keyboard layout, then without question words, then with
 * typing errors. The same query has the same results in every engine.
 *
 * @param query what was typed; only the first 80 characters count
 * @param limit the most results, 1 or more
 */
export const search = (index: Index, query: string, limit = 20): Result[] =>
  Array.from(searchWords(index, query, limit).results)

/** `search`, with what was searched instead. What answers a query that is a written question comes first. */
export function searchWords(index: Index, query: string, limit: number): Results {
  const typed = query.slice(0, MOST_UNITS)
  const found = searchInEditions(index, typed, limit)
  const asked = readTyped(index, typed)
  const answers = matchAsked(index, asked)
  const [{ score } = { score: 0 }] = answers
  if (score <= found.score) return found
  const first = answers.flatMap((match) => nameResult(index, match, asked, true) ?? [])
  return { results: withoutRepeats([...first, ...found.results]).slice(0, limit), corrected: undefined, score }
}

/** A query as the rules write it: in Simplified characters and in feet. */
const readTyped = (index: Index, typed: string): Query =>
  readQuery(withMeasuresOfRules(pinyinOfZhuyin(index.simplify(typed)), index.locale))

/** A query that names an edition finds its rules first; if it has none, the name of another edition's rule is hardly meant. */
function searchInEditions(index: Index, typed: string, limit: number): Results {
  const asked = readEdition(typed)
  if (asked === undefined) return searchTyped(index, typed, limit)
  const { results, score, ...found } = searchTyped(
    inEdition(index, asked.edition),
    asked.query,
    Number.POSITIVE_INFINITY,
  )
  const ofEdition = results.filter(({ edition }) => edition === asked.edition)
  const others = results.filter(({ edition }) => edition !== asked.edition)
  return {
    ...found,
    results: [...ofEdition, ...others].slice(0, limit),
    score: ofEdition.length === 0 ? Math.min(score, SCORES.near) : score,
  }
}

function searchTyped(index: Index, typed: string, limit: number): Results {
  const asked = readTyped(index, typed)
  if (asked.key === '') {
    const otherKeys = otherLayout(typed.trim())
    const isText = otherKeys !== undefined && readQuery(otherKeys).key !== ''
    return isText ? { ...searchTyped(index, otherKeys, limit), corrected: otherKeys } : NOTHING
  }
  const plain = withOtherKeys(index, typed, lookUp(index, asked))
  const apart = asked.text.replace(GLUED, '$& ')
  const isGlued = isEmpty(plain) && apart !== asked.text
  if (isGlued && !isEmpty(lookUp(index, readQuery(apart)))) return searchTyped(index, apart, limit)
  const found = isEmpty(plain) ? lookFurther(index, typed, asked) : plain
  if (isGlued && isEmpty(found)) return searchTyped(index, apart, limit)
  const isNamed = (found.names[0]?.score ?? 0) >= INSIDE
  const isPlain = found === plain || found.names.length === 0
  const isOld = isNamed && isOfForeignEdition(index, found.names[0])
  const topics = isOld || (isPlain && !isNamed) ? aboutQuery(index, found.query) : []
  const about = isOld ? topics.filter((match) => match.score >= TODAY && !isOfForeignEdition(index, match)) : topics
  const passages = new Set<unknown>()
  const texts = (found === plain ? [...plain.texts, ...matchWords(index, asked)] : found.texts).filter(
    ({ passage }) => isSought(index, passage.entry) && !passages.has(passage) && passages.add(passage),
  )
  const results = inOrder([
    ...nameResults(index, found.names.slice(0, limit * 2), found.query),
    ...texts.slice(0, limit).flatMap((match) => textResult(index, match) ?? []),
  ])
  const entries = nameResults(index, about, found.query)
  const isSaid = plain.texts.some(({ passage }) => index.items[passage.entry]?.edition === CURRENT_EDITION)
  const all = isSaid && !isOld ? [...results, ...entries] : [...entries, ...results]
  const [named, topic] = [found.names, about].map(([first]) => first?.score ?? 0) as [number, number]
  const score = Math.max(named * (found.share ?? 1), topic)
  return { results: withoutRepeats(all).slice(0, limit), corrected: found.corrected, score }
}

const NOTHING: Results = { results: [], corrected: undefined, score: 0 }

/** Whether a match is a rule of an edition that is older than today's and not the reader's. */
function isOfForeignEdition(index: Index, match: NameMatch | undefined): boolean {
  const edition = index.items[match?.item ?? -1]?.edition
  return edition !== undefined && edition !== index.edition && edition !== CURRENT_EDITION
}

/** What a query is about that no name contains: a contraction, or its words. */
function aboutQuery(index: Index, query: Query): readonly NameMatch[] {
  const contracted = matchContractions(index, query)
  return (contracted.length > 0 ? contracted : matchQuestions(index, query, matchTopics(index, query))).slice(
    0,
    MOST_ENTRIES,
  )
}
