import { MOST_PIECES } from '../query/question.ts'

/** The least length of a part, in characters. */
const LEAST = 4

/** Prefixes that only turn a word into a noun. */
const NOUN_PREFIX = /ความ|การ/u

/** A character that belongs to the consonant before it. */
const FOLLOWING = /[ะ-ฺๅ็-๎]/u

/** A vowel that belongs to the consonant after it. */
const LEADING = /[เ-ไ]/u

/** Whether a syllable boundary may be at a position: no syllable has characters on both sides of it. */
const isEdge = (text: string, at: number): boolean =>
  !FOLLOWING.test(text.charAt(at)) && !LEADING.test(text.charAt(at - 1))

/** Whether a text contains a part between syllable boundaries. */
export function holdsWhole(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    if (isEdge(text, at) && isEdge(text, at + part.length)) return true
  }
  return false
}

/**
 * The parts of a Thai query that a text contains, each as long as possible, from the left. They end at syllable
 * boundaries in both, so that ความส in ความสามารถ is not a part of ความสวย.
 *
 * @param query folded, without spaces
 * @param text folded
 */
export function thaiStretches(query: string, text: string): string[] {
  const found: string[] = []
  for (let at = 0; at < query.length; ) {
    let end = query.length
    while (end >= at + LEAST && !(isEdge(query, end) && holdsWhole(text, query.slice(at, end)))) end -= 1
    const isFound = isEdge(query, at) && end >= at + LEAST
    const part = query.slice(at, end)
    if (isFound && part.replace(NOUN_PREFIX, '') !== '') found.push(part)
    at = isFound ? end : at + 1
  }
  return found
}

/** The least length of a piece, in characters. */
const PIECE = 3

/**
 * The overlapping pieces of whole syllables of a Thai query, without prefixes that only make nouns.
 *
 * @param query folded, without spaces
 * @example
 * thaiPieces('ความสวยงาม') // => ['สวย', 'วยงา', 'ยงา', 'งาม']
 */
export function thaiPieces(query: string): string[] {
  const pieces = new Set<string>()
  for (const word of query.split(NOUN_PREFIX)) {
    for (let at = 0; at + PIECE <= word.length; at += 1) {
      let end = at + PIECE
      while (!isEdge(word, end)) end += 1
      if (isEdge(word, at)) pieces.add(word.slice(at, end))
    }
  }
  const step = Math.ceil(pieces.size / MOST_PIECES)
  return Array.from(pieces).filter((_, at) => at % step === 0)
}

/**
 * A Thai text cut wherever a syllable boundary may be.
 *
 * @example
 * thaiClusters('ประตู') // => ['ป', 'ระ', 'ตู']
 */
export function thaiClusters(text: string): string[] {
  const clusters: string[] = []
  let start = 0
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && !isEdge(text, at)) continue
    clusters.push(text.slice(start, at))
    start = at
  }
  return clusters
}
