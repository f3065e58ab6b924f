import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { diffArrays } from 'diff'
import { onceEach } from '../library/once.ts'

/** A word of a text, for comparison, and where it is. */
export interface Word {
  readonly key: string
  /** the place in the text, in UTF-16 units */
  readonly start: number
  readonly end: number
}

const segmenterOf = onceEach((locale: Locale) => new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'word' }))

/** The words of a text; signs and spaces between them are left out. */
export const wordsOf = (locale: Locale, text: string): Word[] =>
  Array.from(segmenterOf(locale).segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      key: segment.normalize('NFKC').toLowerCase(),
      start: index,
      end: index + segment.length,
    }))

/** The most that may differ, as a share of a paragraph: beyond it, marks would be confetti. */
const MOST_CHANGED = 0.6

/** Which words of two paragraphs the other one does not have. */
export interface Changes {
  /** for each word, whether the other paragraph lacks it */
  readonly older: readonly boolean[]
  readonly current: readonly boolean[]
  /** how much of both differs, from 0 to 1 */
  readonly share: number
}

/** A lone word that stays between two changed ones reads as changed. */
const withoutIslands = (changed: readonly boolean[]): boolean[] =>
  changed.map((one, at) => one || (changed[at - 1] === true && changed[at + 1] === true))

const shareOf = (changed: readonly boolean[]): number => changed.filter(Boolean).length / Math.max(changed.length, 1)

/**
 * Compares two paragraphs word by word.
 *
 * @returns undefined if more than three fifths of either differ
 * @example
 * compareWords([{ key: 'a', start: 0, end: 1 }], [{ key: 'b', start: 0, end: 1 }]) // => undefined
 */
export function compareWords(older: readonly Word[], current: readonly Word[]): Changes | undefined {
  const sides = { older: [] as boolean[], current: [] as boolean[] }
  const keys = (words: readonly Word[]): string[] => words.map(({ key }) => key)
  for (const { added, removed, count } of diffArrays(keys(older), keys(current))) {
    const run = Array.from({ length: count }, () => added || removed)
    if (!added) sides.older.push(...run)
    if (!removed) sides.current.push(...run)
  }
  const [a, b] = [withoutIslands(sides.older), withoutIslands(sides.current)]
  const share = Math.max(shareOf(a), shareOf(b))
  return share > MOST_CHANGED ? undefined : { older: a, current: b, share }
}

/** Two paragraphs that say the same in other words, by their indexes. */
export interface Pair {
  readonly older: number
  readonly current: number
  readonly changes: Changes
}

/** Pairs the paragraphs of two texts, the most alike first; each is in one pair at most. */
export function pairParagraphs(older: readonly (readonly Word[])[], current: readonly (readonly Word[])[]): Pair[] {
  const all = older.flatMap((words, at) =>
    current.flatMap((others, index): Pair[] => {
      const changes = compareWords(words, others)
      return changes ? [{ older: at, current: index, changes }] : []
    }),
  )
  const taken = { older: new Set<number>(), current: new Set<number>() }
  return all
    .toSorted((one, other) => one.changes.share - other.changes.share)
    .filter((pair) => {
      if (taken.older.has(pair.older) || taken.current.has(pair.current)) return false
      taken.older.add(pair.older)
      taken.current.add(pair.current)
      return true
    })
}
