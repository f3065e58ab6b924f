import type { Index } from './documents/open-index.ts'
import { otherLayout } from './languages/keyboard-layout.ts'
import { spelt } from './languages/loan-words.ts'
import { withMeasuresOfRules } from './languages/measures.ts'
import { pinyinOfZhuyin } from './languages/zhuyin.ts'
import { matchEntries } from './match/match-entries.ts'
import { matchLoans } from './match/match-loans.ts'
import { matchNames } from './match/match-names.ts'
import { matchNearNames } from './match/match-near.ts'
import { matchParts } from './match/match-parts.ts'
import { matchPhrase, matchPieces, matchWords, type TextMatch } from './match/match-text.ts'
import { matchNamesWithin, matchSplitNames } from './match/match-within.ts'
import { INSIDE, NAMED, type NameMatch } from './match/ranking.ts'
import { withWordsCorrected } from './query/correct-words.ts'
import { type Query, readQuery } from './query/query.ts'
import { withoutQuestion } from './query/question.ts'
import { inOrder, nameResult, type Result, withoutRepeats } from './result.ts'
import { snippet } from './text/snippet.ts'

interface Found {
  readonly names: readonly NameMatch[]
  readonly texts: readonly TextMatch[]
  readonly query: Query
}

/** Looks up a query as it was typed. */
function lookUp(index: Index, query: Query): Found {
  const names = [...matchNames(index, query), ...matchParts(index, query)].sort((a, b) => b.score - a.score)
  return { names, texts: matchPhrase(index, query), query }
}

const isEmpty = ({ names, texts }: Found): boolean => names.length === 0 && texts.length === 0

/** The most entries that count as the topic of a query of several words. */
const MOST_ENTRIES = 5

/** Looks up the words of a query, or the pieces of one without spaces. */
function lookUpWords(index: Index, query: Query): Found {
  const entries = matchEntries(index, query).slice(0, MOST_ENTRIES)
  const within = matchNamesWithin(index, query)
  // In Latin letters, a name inside the query may be an ordinary word, unless the query starts with it; in Chinese and Thai it is the topic.
  const names = query.isLatin
    ? [...within.filter(({ score }) => score >= NAMED), ...entries, ...within]
    : [...within, ...entries].sort((a, b) => b.score - a.score)
  return { names, texts: [...matchWords(index, query), ...matchPieces(index, query)], query }
}

/** Tone numbers in pinyin: yan3hu4. */
const TONES = /(?<=[a-z])[1-5](?![0-9])/gu

/** A number before what it counts. */
const COUNT = /^[0-9 ]+(?=[^0-9 ]{2}|磅|尺)/u

/**
 * Other ways to write the query: with the other keyboard layout, an abbreviation by the names of its letters, pinyin
 * without tones, feet as in the texts, or without a number at the start.
 */
const rewritten = (typed: string, { key, text }: Query): Query[] =>
  [
    otherLayout(typed.trim()),
    spelt(key),
    key.replace(TONES, ''),
    key.replaceAll('英尺', '尺'),
    text.replace(COUNT, ''),
  ].flatMap((other) => (other === undefined || other === key || other === text ? [] : [readQuery(other)]))

/** Letters and digits without a space between them: DC15. */
const GLUED = /[a-z](?=[0-9])|[0-9](?=[a-z])/gu

/** Adds exact matches of the other keyboard layout if the query occurs in a text but is not a name: ฟแ for AC. */
function withOtherKeys(index: Index, typed: string, found: Found): Found {
  const text = otherLayout(typed.trim())
  if (text === undefined || isEmpty(found) || (found.names[0]?.score ?? 0) >= NAMED) return found
  const other = readQuery(text)
  const named = matchNames(index, other).filter(({ name }) => name?.key === other.key && !name.sound)
  return { ...found, names: [...named, ...found.names] }
}

/** The names in a question that are longer than the question without its question words: long rest, 跳远 in 跳多远. */
function lookWithin(index: Index, query: Query, question: Query): readonly NameMatch[] {
  const found = query.isDense ? matchSplitNames(index, query) : matchNamesWithin(index, query)
  return found.filter(({ name }) => (name?.key.length ?? 0) > question.key.length)
}

/** Looks up a query without matches in other ways: other keys, fewer words, typing errors, single words. */
function lookFurther(index: Index, typed: string, query: Query): Found {
  for (const other of rewritten(typed, query)) {
    const found = lookUp(index, other)
    if (!isEmpty(found)) return found
  }
  const question = withoutQuestion(query)
  if (question) {
    const within = lookWithin(index, query, question)
    if (within.length > 0) return { ...lookUpWords(index, question), names: within }
    const asked = lookUp(index, question)
    if (!isEmpty(asked)) return asked
  }
  const rest = question ?? query
  const near = [...matchLoans(index, rest), ...matchNearNames(index, rest)].sort((a, b) => b.score - a.score)
  const isNear: Found = { names: near, texts: [], query: rest }
  if (near.length > 0 && rest.words.length === 1) return isNear
  const corrected = near.length === 0 ? withWordsCorrected(index, rest) : undefined
  if (corrected) {
    const found = lookUp(index, corrected)
    return isEmpty(found) ? lookUpWords(index, corrected) : found
  }
  const words = lookUpWords(index, rest)
  return near.length === 0 || words.texts.length > 0 ? words : isNear
}

/** The longest query that is used, in UTF-16 units. */
const MOST_UNITS = 160

function textResult(index: Index, { passage: { entry, key, text }, marks }: TextMatch): Result | undefined {
  const of = index.items[entry]
  if (!of) return undefined
  const { id, tag, where, title, english } = of
  return {
    id,
    key,
    kind: 'text',
    tag,
    title: { text: title, marks: [] },
    english: english === title ? undefined : { text: english, marks: [] },
    matched: undefined,
    where,
    snippet: snippet(text, marks),
  }
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
export function search(index: Index, query: string, limit = 20): Result[] {
  const typed = query.slice(0, MOST_UNITS)
  const asked = readQuery(withMeasuresOfRules(pinyinOfZhuyin(index.simplify(typed)), index.locale))
  if (asked.key === '') {
    const otherKeys = otherLayout(query.trim())
    return otherKeys === undefined || readQuery(otherKeys).key === '' ? [] : search(index, otherKeys, limit)
  }
  const plain = withOtherKeys(index, typed, lookUp(index, asked))
  const apart = asked.text.replace(GLUED, '$& ')
  const isGlued = isEmpty(plain) && apart !== asked.text
  if (isGlued && !isEmpty(lookUp(index, readQuery(apart)))) return search(index, apart, limit)
  const found = isEmpty(plain) ? lookFurther(index, typed, asked) : plain
  if (isGlued && isEmpty(found)) return search(index, apart, limit)
  const isNamed = (found.names[0]?.score ?? 0) >= INSIDE
  const isPlain = found === plain || found.names.length === 0
  const about = isPlain && !isNamed ? matchEntries(index, found.query).slice(0, MOST_ENTRIES) : []
  const passages = new Set<unknown>()
  const texts = (found === plain ? [...plain.texts, ...matchWords(index, asked)] : found.texts).filter(
    ({ passage }) => !passages.has(passage) && passages.add(passage),
  )
  const results = inOrder([
    ...found.names.slice(0, limit * 3).flatMap((match) => nameResult(index, match, found.query) ?? []),
    ...texts.slice(0, limit).flatMap((match) => textResult(index, match) ?? []),
  ])
  const entries = about.flatMap((match) => nameResult(index, match, found.query) ?? [])
  const isSaid = plain.texts.length > 0
  return withoutRepeats(isSaid ? [...results, ...entries] : [...entries, ...results]).slice(0, limit)
}
