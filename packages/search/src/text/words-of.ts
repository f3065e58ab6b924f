import { thaiClusters } from '../languages/thai-stretches.ts'
import { RUNS, THAI } from './scripts.ts'
import { stem } from './stem.ts'

const LATIN = /[a-z0-9 ]/u

/** The overlapping runs of some number of adjacent parts. */
const runsOf = (parts: readonly string[], size: number): string[] =>
  parts.slice(size - 1).map((_, at) => parts.slice(at, at + size).join(''))

/**
 * The words by which a question is compared with a text: English words without endings, single Chinese characters and
 * pairs of them, pairs of Thai syllables. Each is as often in the list as in the text.
 *
 * @param folded a folded text
 * @example
 * wordsOf('木门ac') // => ['木', '门', '木门', 'ac']
 * wordsOf('empty ropes') // => ['empty', 'rop']
 */
export const wordsOf = (folded: string): string[] =>
  Array.from(folded.matchAll(RUNS), ([run]) => {
    if (LATIN.test(run)) return run.split(' ').filter(Boolean).map(stem)
    const isThai = THAI.test(run)
    const parts = isThai ? thaiClusters(run) : Array.from(run)
    return isThai ? runsOf(parts, 2) : [...parts, ...runsOf(parts, 2)]
  }).flat()
