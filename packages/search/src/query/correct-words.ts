import { editDistances } from '@rulestone/text/edit-distance'
import type { Index } from '../documents/index-types.ts'
import { forgiven } from '../text/forgiven.ts'
import { stem } from '../text/stem.ts'
import { type Query, readQuery } from './query.ts'

/** The shortest word that is corrected. */
const SHORTEST = 5

const WORD = /^[a-z]+$/u

type Known = Pick<Index, 'allNames' | 'passagesWith'>

const cache = new WeakMap<Known, ReadonlySet<string>>()

/** All words of names in Latin letters. */
function wordsOf(index: Known): ReadonlySet<string> {
  const words =
    cache.get(index) ?? new Set(index.allNames.flatMap((names) => names.split(' ').filter((word) => WORD.test(word))))
  cache.set(index, words)
  return words
}

/** The word of a name that is nearest to a typed one; undefined if none is near. */
function nearest(words: ReadonlySet<string>, typed: string): string | undefined {
  let best: string | undefined
  let least = forgiven(typed.length, false) + 1
  for (const word of words) {
    if (word.charAt(0) !== typed.charAt(0) || Math.abs(word.length - typed.length) >= least) continue
    const { whole } = editDistances(typed, word, least - 1)
    if (whole < least) {
      best = word
      least = whole
    }
  }
  return best
}

/**
 * A query of several words in which each word that no name or text contains is replaced by the nearest one of a name,
 * with the same first letter and at most as many errors as a name may have. Undefined if no word is replaced.
 */
export function withWordsCorrected(index: Known, { words, isLatin }: Query): Query | undefined {
  if (!isLatin || words.length < 2) return undefined
  const known = wordsOf(index)
  const isKnown = (word: string): boolean =>
    word.length < SHORTEST ||
    !WORD.test(word) ||
    known.has(word) ||
    known.has(stem(word)) ||
    index.passagesWith(word).length > 0
  const right = words.map((word) => (isKnown(word) ? word : (nearest(known, word) ?? word)))
  return right.every((word, at) => word === words[at]) ? undefined : readQuery(right.join(' '))
}
