import type { Index, Passage } from './open-index.ts'
import type { Query } from './query.ts'
import { piecesOf } from './question.ts'
import { thaiStretches } from './thai-stretches.ts'

/** How well a passage answers a query. */
export interface TextMatch {
  readonly passage: Passage
  readonly score: number
  /** what to mark in it, folded */
  readonly marks: readonly string[]
}

const MOST_PER_ENTRY = 3
const LETTER = /[a-z0-9]/u

/** Where a text begins a word in another; anywhere, in scripts without spaces. */
export function wordStarts(text: string, part: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(part); at !== -1 && found.length < 4; at = text.indexOf(part, at + part.length)) {
    if (!LETTER.test(part.charAt(0)) || !LETTER.test(text.charAt(at - 1))) found.push(at)
  }
  return found
}

const isWhole = (text: string, part: string, at: number): boolean =>
  !LETTER.test(part.charAt(part.length - 1)) || !LETTER.test(text.charAt(at + part.length))

/** What speaks for a passage whatever the query: it is short, of today, and early in its entry. */
function merit(index: Index, { entry, key, folded }: Passage): number {
  const isHistorical = index.items[entry]?.isHistorical === true
  return (key === undefined ? 6 : 0) - Math.min(folded.length / 40, 30) - (isHistorical ? 60 : 0)
}

const EXAMPLE = /^(?:Example\b|示例|ตัวอย่าง)/u
const FIGURE = /[0-9]/u

/** What speaks for a passage that says a phrase so often; a figure is no more at home where it is repeated, or in an example. */
function frequency({ text }: Passage, times: number, part: string): number {
  if (!FIGURE.test(part)) return 8 * times
  return EXAMPLE.test(text) ? -40 : 0
}

/** Sorts matches, and keeps one entry from filling the list. */
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

/** The passages that hold the query as it was typed, the best first. */
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

/** For each passage which parts it holds, by their places; passages that hold none are left out. */
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

/** For each entry which parts stand in its names, by their places, worked out when it is first asked for. */
function partsNamed(index: Index, parts: readonly string[]): (entry: number) => readonly number[] {
  const known = new Map<number, readonly number[]>()
  return (entry) => {
    const names = index.allNames[entry] ?? ''
    const named = known.get(entry) ?? parts.flatMap((part, place) => (names.includes(part) ? [place] : []))
    known.set(entry, named)
    return named
  }
}

/** The passages that hold every word of the query, or lack some that name their entry, the best first. */
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

/** What part of the pieces of a query a passage must hold. */
const LEAST_SHARE = 0.6
const PIECE = { dense: 2, thai: 4 }

const lengthOf = (parts: readonly string[]): number => parts.reduce((sum, { length }) => sum + length, 0)

/** The stretches of a Thai query in a passage; none where those of it and of the names of its entry are not most of the query. */
function stretchesIn(index: Index, { folded, entry }: Passage, { key }: Query): string[] {
  const stretches = thaiStretches(key, `${folded} ${index.allNames[entry]}`)
  return lengthOf(stretches) < LEAST_SHARE * key.length ? [] : stretches.filter((part) => folded.includes(part))
}

/**
 * The passages that hold most of a query without spaces, piece by piece, the best first. Pieces of Thai words that do not
 * stand together are none.
 */
export function matchPieces(index: Index, query: Query): TextMatch[] {
  const pieces = query.isLatin ? [] : piecesOf(query, query.isDense ? PIECE.dense : PIECE.thai)
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
