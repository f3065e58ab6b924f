import type { Index } from '../documents/open-index.ts'
import { holdsWhole, thaiPieces } from '../languages/thai-stretches.ts'
import type { Query } from '../query/query.ts'
import { piecesOf } from '../query/question.ts'
import { wordStarts } from './match-text.ts'
import type { NameMatch } from './ranking.ts'

/** The weight of a word by its place: in a name of the entry, in a heading or term of it, in its text. */
const WEIGHTS = { name: 3, part: 2, text: 1 }

/**
 * The least share of a query that an entry must contain, and the least share of its parts that must occur in any entry.
 */
const LEAST_SHARE = 0.55
const LEAST_KNOWN = 0.4

/** The length of a piece of a Chinese query, in characters. */
const PIECE = 2
/** The score of an entry whose names contain every word. */
const BEST = 480
/** The factor for historical entries. */
const HISTORICAL = 0.7

/**
 * An English word without its ending, so that starving, starved and starvation are the same.
 *
 * @example
 * stem('starving') // => 'starv'
 * stem('flying') // => 'fly'
 * stem('rests') // => 'rest'
 *
 * @internal
 */
export function stem(word: string): string {
  if (!/^[a-z]{5,}$/u.test(word)) return word
  const short = word.replace(/(?:ations?|ings?|ed|es|s|ers?|ly|e)$/u, '')
  return short.length < 3 ? word : short.replace(/([bdgmnprt])\1$/u, '$1')
}

/** The words of a query without their endings; for a query without spaces, its pieces. */
function partsOf(query: Query): string[] {
  const { key, words, isDense, isLatin } = query
  if (isLatin || words.length > 2) return words.map(stem)
  return isDense ? piecesOf(query, PIECE) : thaiPieces(key)
}

interface Names {
  own: string
  parts: string
}

/** The names of each entry, and those of its headings and terms. */
function namesByEntry(index: Index): Map<number, Names> {
  const entries = new Map<number, Names>()
  for (const [at, { entry, sort }] of index.items.entries()) {
    const names = entries.get(entry) ?? { own: '', parts: '' }
    names[sort === 'entry' ? 'own' : 'parts'] += index.allNames[at] ?? ''
    entries.set(entry, names)
  }
  return entries
}

const cache = new WeakMap<Index, Map<number, Names>>()

/** Whether a text contains a part: Latin letters at the start of a word, Thai letters without cutting a syllable. */
const holds = (text: string, part: string): boolean => wordStarts(text, part).length > 0 && holdsWhole(text, part)

const weightInNames = ({ own, parts }: Names, part: string): number => {
  if (holds(own, part)) return WEIGHTS.name
  return holds(parts, part) ? WEIGHTS.part : 0
}

/** The entries whose text contains a part. */
const entriesWith = (index: Index, part: string): ReadonlySet<number> =>
  new Set(
    index.passagesWith(part).flatMap((number) => {
      const passage = index.passages[number]
      return passage && holds(passage.folded, part) ? [passage.entry] : []
    }),
  )

/**
 * The entries that a query of several words is about, the best first: those that contain most of the words, where rare
 * words count more than frequent ones, and names more than text. Each entry has one of the words in a name.
 */
export function matchEntries(index: Index, query: Query): NameMatch[] {
  const parts = partsOf(query)
  if (parts.length < (query.isLatin ? 1 : 2)) return []
  const entries = cache.get(index) ?? namesByEntry(index)
  cache.set(index, entries)
  const said = parts.map((part) => entriesWith(index, part))
  const candidates = Array.from(entries).flatMap(([item, names]) => {
    const named = parts.map((part) => weightInNames(names, part))
    if (!named.some((weight) => weight > 0)) return []
    return [{ item, held: named.map((weight, at) => weight || (said[at]?.has(item) ? WEIGHTS.text : 0)) }]
  })
  const rarity = parts.map((_, at) => {
    const count = candidates.filter(({ held }) => (held[at] ?? 0) > 0).length
    return count === 0 ? 0 : Math.log(1 + entries.size / count)
  })
  const known = rarity.filter((value) => value > 0).length / parts.length
  const sum = rarity.reduce((total, value) => total + value, 0)
  if (known < LEAST_KNOWN) return []
  return candidates
    .flatMap(({ item, held }): NameMatch[] => {
      const share = held.reduce((total, weight, at) => total + (weight > 0 ? (rarity[at] ?? 0) : 0), 0) / sum
      if (share < LEAST_SHARE) return []
      const worth = held.reduce((total, weight, at) => total + weight * (rarity[at] ?? 0), 0) / (sum * WEIGHTS.name)
      const age = index.items[item]?.isHistorical ? HISTORICAL : 1
      return [{ item, name: undefined, score: BEST * age * (0.4 * share + 0.6 * worth) }]
    })
    .sort((a, b) => b.score - a.score || a.item - b.item)
}
