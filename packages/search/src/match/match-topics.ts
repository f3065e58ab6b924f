import type { Index } from '../documents/index-types.ts'
import { ownersOf } from '../documents/read-postings.ts'
import { CURRENT_EDITION } from '../editions.ts'
import { holdsWhole, thaiPieces } from '../languages/thai-stretches.ts'
import type { Query } from '../query/query.ts'
import { isQuestionWord, piecesOf } from '../query/question.ts'
import { fold } from '../text/fold.ts'
import { RUNS, THAI } from '../text/scripts.ts'
import { stem } from '../text/stem.ts'
import { wordStarts } from './match-text.ts'
import { editionFactor, type NameMatch, PLACES, SCORES } from './ranking.ts'

/** The weight of a part by its place: in a title or another name of the item, in a name of its rule, in its text. */
const WEIGHTS = { title: 3, name: 2.4, rule: 2, text: 1 }

/** The least share of the parts of a query that an item must contain, weighed by rarity. */
const LEAST_SHARE = 0.5

/** The best score of an item; a name in the query, or all parts in its names, earn all of it. */
const BEST = SCORES.near
const PHRASE = 0.5
const PARTS = 0.5

/** What most questions mention, and few ask about. */
export const SETTINGS: ReadonlySet<string> = new Set(
  'ally enemy target creature monster player-character player-or-dm adventure combat combat-example action attack object encounter step-2-origin opening character-sheet exploration rhythm-of-play magic movement-and-position speed'.split(
    ' ',
  ),
)
const SETTING = 0.5

/** Numbers and lengths say how much, not of what. */
const AMOUNT = /^(?:\d+|ft|feet|foot|inch(?:es)?|miles?)$/u

/** Whether an English word says nothing about the topic of a query. */
const isFiller = (word: string): boolean => isQuestionWord(word) || AMOUNT.test(word)

/** The parts of a query by script: English words without endings, pairs of Chinese characters, Thai syllables. */
function partsOf({ text }: Query): string[] {
  const parts = Array.from(text.matchAll(RUNS), ([run]) => {
    if (THAI.test(run)) return thaiPieces(run)
    if (!/[a-z0-9]/u.test(run)) return run.length === 1 ? [run] : piecesOf(run, 2)
    return run
      .split(' ')
      .filter((word) => word !== '' && !isFiller(word))
      .map(stem)
  })
  return Array.from(new Set(parts.flat()))
}

/** Whether names contain a part: Latin letters at the start of a word, Thai without cutting a syllable. */
function namedBy(part: string): (names: string) => boolean {
  if (/^[a-z0-9]/u.test(part)) return (names) => names.includes(` ${part}`)
  if (!THAI.test(part)) return (names) => names.includes(part)
  return (names) => names.includes(part) && holdsWhole(names, part)
}

/** What is prepared once for the topics of all queries. */
interface Prepared {
  /** for each passage its item: the heading above it, or its entry */
  readonly owners: readonly number[]
  /** the titles of each item, folded */
  readonly titles: readonly string[]
  /** the names by their first word without its ending, or their first two letters in scripts without spaces */
  readonly byStart: ReadonlyMap<string, readonly Phrase[]>
}

/** A name as the words without endings that it consists of. */
interface Phrase {
  readonly item: number
  readonly key: string
  readonly words: readonly string[]
}

const isLatin = (text: string): boolean => /^[a-z0-9 ]+$/u.test(text)

const startOf = ({ key, words: [first = ''] }: Phrase): string => (isLatin(key) ? first : key.slice(0, 2))

function prepare(index: Index): Prepared {
  const byStart = new Map<string, Phrase[]>()
  for (const { item, key, text, sound } of index.names) {
    if (sound) continue
    const phrase = { item, key, words: isLatin(key) ? text.split(' ').map(stem) : [] }
    const start = startOf(phrase)
    const known = byStart.get(start)
    if (known) known.push(phrase)
    else byStart.set(start, [phrase])
  }
  return {
    owners: ownersOf(index),
    titles: index.items.map(({ title, english }) => ` ${fold(title)} ${fold(english)}`),
    byStart,
  }
}

const cache = new WeakMap<Index, Prepared>()

/** Prepares an index for queries of several words, so that the first of them is not slow. */
function preparedFor(index: Index): Prepared {
  const prepared = cache.get(index) ?? prepare(index)
  cache.set(index, prepared)
  return prepared
}

const isSaidIn = (text: string, part: string): boolean => {
  if (/^[a-z0-9]/u.test(part)) return text.startsWith(part) || wordStarts(text, part).length > 0
  return !THAI.test(part) || holdsWhole(text, part)
}

/** The items whose own text contains a part; a heading's text counts for its rule too. */
function itemsSaying(index: Index, part: string, owners: readonly number[]): Set<number> {
  const items = new Set<number>()
  for (const number of index.passagesWith(part)) {
    const passage = index.passages[number]
    if (!passage || !isSaidIn(passage.folded, part)) continue
    items.add(owners[number] ?? passage.entry)
    items.add(passage.entry)
  }
  return items
}

/** The weight of the words of a name, if all are in the query, in order and close together; otherwise 0. */
function phraseWeight(name: readonly string[], words: readonly string[], weights: readonly number[]): number {
  let at = -1
  let sum = 0
  for (const word of name) {
    const next = words.indexOf(word, at + 1)
    if (next === -1 || (at >= 0 && next > at + 3)) return 0
    sum += weights[next] ?? 0
    at = next
  }
  return sum
}

/** The shortest Thai name that counts inside a query without spaces, in characters: บิน is part of many words. */
const SHORTEST_THAI = { first: 3, inside: 4 }

/** Whether a name may be meant where a query contains its letters: in Thai, if it cuts no syllable. */
function isWordOf({ key, words }: Query, name: string): boolean {
  if (words.includes(name)) return true
  if (THAI.test(name))
    return name.length >= (key.startsWith(name) ? SHORTEST_THAI.first : SHORTEST_THAI.inside) && holdsWhole(key, name)
  return !/^[a-z0-9]$/u.test(name)
}

/** The weight of a question word in a name: “get up” is one, and names Prone. */
const QUESTION_WEIGHT = 0.3

/** The share of a query that the names of each item cover. */
function phraseShares({ byStart }: Prepared, query: Query, rarityOf: (part: string) => number): Map<number, number> {
  const shares = new Map<number, number>()
  const add = (item: number, share: number): void => {
    if (share > (shares.get(item) ?? 0)) shares.set(item, share)
  }
  const words = query.words.map(stem)
  const weights = query.words.map((word, at) =>
    isFiller(word) ? QUESTION_WEIGHT : Math.max(rarityOf(words[at] ?? ''), 0.5),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (query.isLatin) {
    for (const { item, key, words: name } of words.flatMap((word) => byStart.get(word) ?? [])) {
      const weight = key.length < 3 ? 0 : phraseWeight(name, words, weights)
      if (weight > QUESTION_WEIGHT) add(item, weight / sum)
    }
    return shares
  }
  const starts = Array.from(query.key, (_, at) => [query.key.slice(at, at + 1), query.key.slice(at, at + 2)]).flat()
  for (const start of new Set([...starts, ...words])) {
    for (const { item, key } of byStart.get(start) ?? []) {
      if (query.key.includes(key) && isWordOf(query, key)) add(item, key.length / query.key.length)
    }
  }
  return shares
}

/**
 * What a query of several words is about, the best first: items whose names are in it, or that contain most of its
 * parts. Rare parts count more than frequent ones, names more than text.
 */
export function matchTopics(index: Index, query: Query): NameMatch[] {
  const parts = partsOf(query)
  const { items } = index
  const prepared = preparedFor(index)
  const { owners, titles } = prepared
  const said = parts.map((part) => itemsSaying(index, part, owners))
  const isNamedBy = parts.map(namedBy)
  const named = isNamedBy.map((isNamed) => index.allNames.map(isNamed))
  // How rare a part is does not depend on how many older editions say it too.
  const current = Array.from(items.keys()).filter((item) => items[item]?.edition === CURRENT_EDITION)
  const rarity = parts.map((_, at) => {
    const holds = (item: number): boolean => named[at]?.[item] === true || said[at]?.has(item) === true
    const count = current.filter(holds).length
    if (count > 0) return Math.log(1 + current.length / count)
    return Array.from(items.keys()).some(holds) ? Math.log(1 + current.length) : 0
  })
  const sum = rarity.reduce((total, value) => total + value, 0)
  const known = rarity.filter((value) => value > 0).length / parts.length
  const rarityOf = (part: string): number => rarity[parts.indexOf(part)] ?? 0
  // Thai words are found in other words: what no text contains counts against them.
  const isThai = THAI.test(query.key)
  const phrases = phraseShares(prepared, query, rarityOf)
  return items
    .flatMap((item, number): NameMatch[] => {
      if (item.sort === 'term' && !phrases.has(number)) return []
      let held = 0
      let sumOfWorth = 0
      let isNamed = phrases.has(number)
      for (const [at, value] of rarity.entries()) {
        const isOwn = named[at]?.[number] === true
        const isOfRule = item.sort !== 'entry' && named[at]?.[item.entry] === true
        const weight = isOwn
          ? isNamedBy[at]?.(titles[number] ?? '')
            ? WEIGHTS.title
            : WEIGHTS.name
          : isOfRule
            ? WEIGHTS.rule
            : said[at]?.has(number)
              ? WEIGHTS.text
              : 0
        if (weight === 0) continue
        isNamed ||= isOwn
        held += value
        sumOfWorth += weight * value
      }
      const phrase = phrases.get(number) ?? 0
      const share = sum === 0 ? 0 : held / sum
      if (!isNamed || (phrase === 0 && share * (isThai ? known : 1) < LEAST_SHARE)) return []
      const ofParts = sum === 0 ? 0 : known * (0.4 * share + (0.6 * sumOfWorth) / (sum * WEIGHTS.title))
      const setting = SETTINGS.has(item.key ?? item.id) ? SETTING : 1
      const age = editionFactor(item, index)
      const place = PLACES[item.sort]
      // A name with all words of the query, in other endings, is as good as its name: calling lightning.
      const worth = phrase === 1 ? 1 : PHRASE * phrase + PARTS * ofParts
      return [{ item: number, name: undefined, score: BEST * age * place * setting * worth }]
    })
    .sort((a, b) => b.score - a.score || a.item - b.item)
}
