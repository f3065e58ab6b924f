import type { Index, Passage } from '../documents/index-types.ts'
import { thaiStretches } from '../languages/thai-stretches.ts'
import type { Query } from '../query/query.ts'
import { piecesOf } from '../query/question.ts'

/** A passage that matches a query, with its score. */
export interface TextMatch {
  readonly passage: Passage
  readonly score: number
  /** the parts to highlight in it, folded */
  readonly marks: readonly string[]
}

const MOST_PER_ENTRY = 3
const LETTER = /[a-z0-9]/u

/** The positions at which a text starts a word of another; all positions, in scripts without spaces. */
export function wordStarts(text: string, part: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(part); at !== -1 && found.length < 4; at = text.indexOf(part, at + part.length)) {
    if (!LETTER.test(part.charAt(0)) || !LETTER.test(text.charAt(at - 1))) found.push(at)
  }
  return found
}

const isWhole = (text: string, part: string, at: number): boolean =>
  !LETTER.test(part.charAt(part.length - 1)) || !LETTER.test(text.charAt(at + part.length))

/** The score of a passage regardless of the query: short ones, rules of the reader's edition and summaries rank higher. */
function merit(index: Index, { entry, key, folded }: Passage): number {
  return (
    (key === undefined ? 6 : 0) -
    Math.min(folded.length / 40, 30) -
    (index.items[entry]?.edition === index.edition ? 0 : 60)
  )
}

const EXAMPLE = /^(?:Example\b|示例|ตัวอย่าง)/u
const FIGURE = /[0-9]/u

/**
 * The score for the number of occurrences of a phrase. Repetitions of a figure do not count, and examples rank lower
 * for a figure.
 */
function frequency({ text }: Passage, times: number, part: string): number {
  if (!FIGURE.test(part)) return 8 * times
  return EXAMPLE.test(text) ? -40 : 0
}

/** Sorts matches, and limits those of one entry. */
function ranked(matches: TextMatch[]): TextMatch[] {
  const counts = new Map<number, number>()
  return matches
    .sort((a, b) => b.score - a.score)
    .filter(({ passage: { entry } }) => {
      const count = (counts.get(entry) ?? 0) + 1
      counts.set(entry, count)
      return count <= MOST_PER_ENTRY
    })
}

const singular = (word: string): string => (LETTER.test(word) && word.length > 3 ? word.replace(/s$/u, '') : word)

/** The passages that contain the query as it was typed, the best first. */
export function matchPhrase(index: Index, { text }: Query): TextMatch[] {
  if (text.length < 2 && LETTER.test(text)) return []
  const part = text.includes(' ') ? text : singular(text)
  const matches: TextMatch[] = []
  for (const number of index.passagesWith(part)) {
    const passage = index.passages[number]
    const starts = passage ? wordStarts(passage.folded, part) : []
    const [first] = starts
    if (!passage || first === undefined) continue
    const whole = isWhole(passage.folded, part, first) ? 30 : 0
    const names = index.allNames[passage.entry]?.includes(part) ? 40 : 0
    const score = 100 + whole + names + frequency(passage, starts.length, part) + merit(index, passage)
    matches.push({ passage, score, marks: [part] })
  }
  return ranked(matches)
}

/** The indexes of the parts that each passage contains; passages without any are left out. */
function partsHeld(index: Index, parts: readonly string[]): Map<number, number[]> {
  const held = new Map<number, number[]>()
  for (const [place, part] of parts.entries()) {
    for (const number of index.passagesWith(part)) {
      if (wordStarts(index.passages[number]?.folded ?? '', part).length === 0) continue
      const known = held.get(number)
      if (known) known.push(place)
      else held.set(number, [place])
    }
  }
  return held
}

/** The indexes of the parts in the names of an entry, memoised. */
function partsNamed(index: Index, parts: readonly string[]): (entry: number) => readonly number[] {
  const known = new Map<number, readonly number[]>()
  return (entry) => {
    const names = index.allNames[entry] ?? ''
    const named = known.get(entry) ?? parts.flatMap((part, place) => (names.includes(part) ? [place] : []))
    known.set(entry, named)
    return named
  }
}

/** The passages that contain every word of the query, except words in the names of their entry, the best first. */
export function matchWords(index: Index, { words }: Query): TextMatch[] {
  const parts = words.filter((word) => word.length > 1 || !/[a-z]/u.test(word)).map(singular)
  if (parts.length < 2) return []
  const namedOf = partsNamed(
    index,
    parts.map((part) => ` ${part}`),
  )
  const matches: TextMatch[] = []
  for (const [number, held] of partsHeld(index, parts)) {
    const passage = index.passages[number]
    if (!passage) continue
    const named = namedOf(passage.entry)
    if (!parts.every((_, place) => held.includes(place) || named.includes(place))) continue
    const score = 50 * held.length + 30 * named.length + merit(index, passage)
    matches.push({ passage, score, marks: parts.filter((_, place) => held.includes(place)) })
  }
  return ranked(matches)
}

/** The least share of the pieces of a query that a passage must contain. */
const LEAST_SHARE = 0.6
const PIECE = { dense: 2, thai: 4 }

const lengthOf = (parts: readonly string[]): number => parts.reduce((sum, { length }) => sum + length, 0)

/**
 * The parts of a Thai query in a passage; none if the parts in it and in the names of its entry are too little of the
 * query.
 */
function stretchesIn(index: Index, { folded, entry }: Passage, { key }: Query): string[] {
  const stretches = thaiStretches(key, `${folded} ${index.allNames[entry]}`)
  return lengthOf(stretches) < LEAST_SHARE * key.length ? [] : stretches.filter((part) => folded.includes(part))
}

/**
 * The passages that contain most pieces of a query without spaces, the best first. For Thai, longer connected parts
 * must match too.
 */
export function matchPieces(index: Index, query: Query): TextMatch[] {
  const pieces = query.isLatin ? [] : piecesOf(query.key, query.isDense ? PIECE.dense : PIECE.thai)
  if (pieces.length < 2) return []
  const namedOf = partsNamed(index, pieces)
  const matches: TextMatch[] = []
  for (const [number, held] of partsHeld(index, pieces)) {
    const passage = index.passages[number]
    if (!passage) continue
    const share = new Set([...held, ...namedOf(passage.entry)]).size / pieces.length
    if (share < LEAST_SHARE) continue
    const marks = query.isDense ? pieces.filter((_, place) => held.includes(place)) : stretchesIn(index, passage, query)
    if (marks.length === 0) continue
    matches.push({ passage, score: 100 * share + merit(index, passage), marks })
  }
  return ranked(matches)
}
