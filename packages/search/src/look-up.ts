import type { Index } from './documents/index-types.ts'
import { inFull } from './languages/abbreviations.ts'
import { american } from './languages/american-spelling.ts'
import { otherLayout } from './languages/keyboard-layout.ts'
import { spelt } from './languages/loan-words.ts'
import { matchContractions } from './match/match-contractions.ts'
import { matchLoans } from './match/match-loans.ts'
import { matchNames } from './match/match-names.ts'
import { matchNearNames } from './match/match-near.ts'
import { matchParts } from './match/match-parts.ts'
import { matchQuestions } from './match/match-questions.ts'
import { matchSplitNames } from './match/match-split-names.ts'
import { matchPhrase, matchPieces, matchWords, type TextMatch } from './match/match-text.ts'
import { matchTopics } from './match/match-topics.ts'
import { NAMED, type NameMatch } from './match/ranking.ts'
import { withWordsCorrected } from './query/correct-words.ts'
import { type Query, readQuery } from './query/query.ts'
import { withoutQuestion } from './query/question.ts'

/** What a query finds. */
export interface Found {
  readonly names: readonly NameMatch[]
  readonly texts: readonly TextMatch[]
  /** the query as it was understood */
  readonly query: Query
  /** what was searched instead, if the query has typing errors or was typed on another keyboard layout */
  readonly corrected?: string | undefined
  /** the share of the query that is left without its question words, from 0 to 1, if only the rest was found */
  readonly share?: number
}

/** Looks up a query as it was typed. */
export function lookUp(index: Index, query: Query): Found {
  const names = [...matchNames(index, query), ...matchParts(index, query)].sort((a, b) => b.score - a.score)
  return { names, texts: matchPhrase(index, query), query }
}

/** Whether nothing was found. */
export const isEmpty = ({ names, texts }: Found): boolean => names.length === 0 && texts.length === 0

/** The most entries that count as the topic of a query of several words. */
export const MOST_ENTRIES = 5

/** Looks up the words of a query, or the pieces of one without spaces. */
function lookUpWords(index: Index, query: Query, topics: readonly NameMatch[] = matchTopics(index, query)): Found {
  const names = matchQuestions(index, query, topics).slice(0, MOST_ENTRIES)
  return { names, texts: [...matchWords(index, query), ...matchPieces(index, query)], query }
}

/** Tone numbers in pinyin: yan3hu4. */
const TONES = /(?<=[a-z])[1-5](?![0-9])/gu

/** A number before what it counts. */
const COUNT = /^[0-9 ]+(?=[^0-9 ]{2}|磅|尺)/u

/** The share of a converted query that must be long enough to name something: มืนงง is not “,no”. */
const LEAST_CONVERTED = 0.7

/** Whether a text has Thai and Latin words, so that the keyboard had both layouts. */
const isMixed = (typed: string): boolean => /[\u0e01-\u0e7f]{2}/u.test(typed) && /[a-z]{3}/iu.test(typed)

/** A query as the other keyboard layout would have typed it, unless that is mostly punctuation. */
function withOtherLayout(typed: string): string | undefined {
  const other = isMixed(typed) ? undefined : otherLayout(typed)
  return other !== undefined && readQuery(other).key.length >= LEAST_CONVERTED * typed.length ? other : undefined
}

/**
 * Other ways to write the query: with the other keyboard layout, an abbreviation by the names of its letters, pinyin
 * without tones, feet as in the texts, or without a number at the start.
 */
const rewritten = (typed: string, { key, text }: Query): (Query | undefined)[] =>
  [
    withOtherLayout(typed.trim()),
    spelt(key),
    key.replace(TONES, ''),
    key.replaceAll('英尺', '尺'),
    text.replace(COUNT, ''),
  ].map((other) => (other === undefined || other === key || other === text ? undefined : readQuery(other)))

/** Adds exact matches of the other keyboard layout if the query occurs in a text but is not a name: ฟแ for AC. */
export function withOtherKeys(index: Index, typed: string, found: Found): Found {
  const text = otherLayout(typed.trim())
  if (text === undefined || isEmpty(found) || (found.names[0]?.score ?? 0) >= NAMED) return found
  const other = readQuery(text)
  const named = matchNames(index, other).filter(({ name }) => name?.key === other.key && !name.sound)
  return { ...found, names: [...named, ...found.names] }
}

/** Looks up a query without matches in other ways: other keys, no question words, typing errors, single words. */
export function lookFurther(index: Index, typed: string, asked: Query): Found {
  for (const [at, other] of rewritten(typed, asked).entries()) {
    const found = other && lookUp(index, other)
    if (found && !isEmpty(found)) return at === 0 ? { ...found, corrected: other.text } : found
  }
  const query = readQuery(inFull(american(asked.words.join(' '))))
  const question = withoutQuestion(query)
  const rest = question ?? query
  const split = matchSplitNames(index, query).filter(({ name }) => (name?.key.length ?? 0) > rest.key.length)
  if (split.length > 0) return { ...lookUpWords(index, rest), names: split }
  if (question) {
    const found = lookUp(index, question)
    if (found.names.length > 0) return { ...found, share: question.key.length / query.key.length }
  }
  const near = matchNear(index, query, question)
  if (isSure(near, rest)) return asNear(near, { names: near, texts: [], query: rest })
  const corrected = withWordsCorrected(index, query)
  const right = corrected && lookUp(index, corrected)
  const isRight = right !== undefined && !isEmpty(right)
  const topics = isRight ? right.names : matchTopics(index, corrected ?? query)
  const words = isRight ? right : lookUpWords(index, corrected ?? query, topics)
  if (bestScore(near) > bestScore(words.names)) return asNear(near, words)
  return corrected && !isEmpty(words) ? { ...words, corrected: corrected.text } : words
}

/** What is found if the best near name was meant. A name that sounds like the query was not typed wrongly. */
function asNear(near: readonly NameMatch[], found: Found): Found {
  const name = near[0]?.name
  return { ...found, names: near, corrected: name?.sound ? undefined : name?.shown }
}

/** From this score, a near name is meant although the query may have other words in it. */
const SURE = 290

/** Whether a query is one word that is near a name, so that its parts need not be looked up. */
function isSure(near: readonly NameMatch[], { words, isLatin }: Query): boolean {
  return words.length === 1 && (isLatin ? near.length > 0 : bestScore(near) >= SURE)
}

const bestScore = ([first]: readonly NameMatch[]): number => first?.score ?? 0

/**
 * The names near a query, or near its rest without question words. What looks like a question word in Chinese or Thai may
 * be part of a name.
 */
function matchNear(index: Index, query: Query, question: Query | undefined): readonly NameMatch[] {
  const queries = question === undefined ? [query] : query.isLatin ? [question] : [question, query]
  return queries
    .flatMap((one) => [...matchLoans(index, one), ...matchNearNames(index, one), ...matchContractions(index, one)])
    .sort((a, b) => b.score - a.score)
}
