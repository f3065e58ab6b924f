import { fold } from '../text/fold.ts'
import { wordsOf } from '../text/words-of.ts'
import type { Index, Passage } from './index-types.ts'
import type { Postings } from './postings.ts'
import type { Steps } from './steps.ts'

/** How much each occurrence of a word counts, by its place. */
const WEIGHTS = { name: 4, question: 3, text: 1 }

/** The number of items between two yields. */
const STEP = 8

/** For each passage its item: the heading above it, or its entry. */
export function ownersOf({ items, passages }: Pick<Index, 'items' | 'passages'>): number[] {
  const headings = new Map(
    items.flatMap(({ entry, key, sort }, at) => (sort === 'heading' ? [[`${entry} ${key}`, at] as const] : [])),
  )
  return passages.map(({ entry, key = '' }) => headings.get(`${entry} ${key.split('.', 1)[0]}`) ?? entry)
}

/**
 * Reads the words of all items.
 *
 * @param questions what readers ask about each item
 */
export function* readPostings(
  { items, allNames }: Pick<Index, 'items' | 'allNames'>,
  passages: readonly Passage[],
  questions: readonly (readonly string[])[],
): Steps<Postings> {
  const texts = items.map((): string[] => [])
  for (const [at, owner] of ownersOf({ items, passages }).entries()) texts[owner]?.push(passages[at]?.folded ?? '')
  const postings = new Map<string, number[]>()
  const asked: { item: number; words: number }[] = []
  const questionsWith = new Map<string, number[]>()
  const add = (item: number, text: string, weight: number): void => {
    for (const word of wordsOf(text)) {
      const known = postings.get(word)
      if (known === undefined) postings.set(word, [item, weight])
      else if (known[known.length - 2] === item) known.push((known.pop() ?? 0) + weight)
      else known.push(item, weight)
    }
  }
  for (const item of items.keys()) {
    if (item % STEP === 0) yield
    add(item, allNames[item] ?? '', WEIGHTS.name)
    for (const question of questions[item] ?? []) {
      const folded = fold(question)
      add(item, folded, WEIGHTS.question)
      const words = new Set(wordsOf(folded))
      const number = asked.push({ item, words: words.size }) - 1
      for (const word of words) {
        const known = questionsWith.get(word)
        if (known) known.push(number)
        else questionsWith.set(word, [number])
      }
    }
    for (const text of texts[item] ?? []) add(item, text, WEIGHTS.text)
  }
  return { items: postings, questions: questionsWith, asked }
}
