import type { Index } from '../documents/index-types.ts'
import { isSought } from '../documents/seeking.ts'
import type { Query } from '../query/query.ts'
import { isQuestionWord } from '../query/question.ts'
import { THAI } from '../text/scripts.ts'
import { wordsOf } from '../text/words-of.ts'
import { BestMatches, editionFactor, type NameMatch, PLACES, SCORES } from './ranking.ts'

/** The weight of words that most questions have, and of single Chinese characters. */
const QUESTION_WORD = 0.3
const SINGLE = 0.8

/** How soon more of a word counts no more: the higher, the later. */
const SATURATION = 2

/** How much the words that an item says count beside the topics, and how much a near question counts. */
const SHARE = 0.8
const NEARNESS = 0.95

/** The parts of a single Thai word that no text contains are found in others: a query of few parts needs a near question. */
const FEW_PARTS = 8
const LEAST_NEAR = 0.3

const HAN = /^[\u3400-\u9fff]$/u

/** How much a word counts that a number of items have: rare ones the most. */
function rarityOf(word: string, items: number, count: number): number {
  const weight = isQuestionWord(word) ? QUESTION_WORD : HAN.test(word) ? SINGLE : 1
  return weight * Math.log(1 + items / (count + 0.5))
}

/** The part of an index that says words. */
export type Said = Pick<Index, 'edition' | 'sought' | 'items' | 'postings'>

/** A word of a query, and how rare it is. */
interface Rare {
  readonly word: string
  readonly rarity: number
}

/** The words of a query, their rarities as shares of 1. */
function rareWords({ items, postings }: Said, { text }: Query): Rare[] {
  const words = Array.from(new Set(wordsOf(text)), (word) => ({
    word,
    rarity: rarityOf(word, items.length, (postings.items.get(word)?.length ?? 0) / 2),
  }))
  const sum = words.reduce((total, { rarity }) => total + rarity, 0)
  return words.map(({ word, rarity }) => ({ word, rarity: rarity / sum }))
}

/** How much of the words of a query each item has in its names, questions and text, from 0 to 1. */
function sharesOfItems({ postings }: Said, words: readonly Rare[]): Map<number, number> {
  const shares = new Map<number, number>()
  for (const { word, rarity } of words) {
    const found = postings.items.get(word) ?? []
    for (let at = 0; at < found.length; at += 2) {
      const item = found[at] ?? 0
      const said = found[at + 1] ?? 0
      shares.set(item, (shares.get(item) ?? 0) + (rarity * said) / (said + SATURATION))
    }
  }
  return shares
}

/** How near a query is to the nearest question of each item, from 0 to 1: the same words in both are 1. */
function nearnessOfQuestions({ postings: { questions, asked } }: Said, words: readonly Rare[]): Map<number, number> {
  const shares = new Map<number, number>()
  const counts = new Map<number, number>()
  for (const { word, rarity } of words) {
    for (const question of questions.get(word) ?? []) {
      shares.set(question, (shares.get(question) ?? 0) + rarity)
      counts.set(question, (counts.get(question) ?? 0) + 1)
    }
  }
  const nearness = new Map<number, number>()
  for (const [question, share] of shares) {
    const of = asked[question]
    if (!of) continue
    const near = share * Math.sqrt((counts.get(question) ?? 0) / of.words)
    if (near > (nearness.get(of.item) ?? 0)) nearness.set(of.item, near)
  }
  return nearness
}

/** From this nearness, a query and a question have the same words; a sum of shares may miss 1 by a rounding error. */
const SAME = 1 - 1e-9

/** The items that answer a query because it is one of their questions: it has the same words, in any order. */
export function matchAsked(index: Said, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  for (const [item, near] of nearnessOfQuestions(index, rareWords(index, query))) {
    if (near >= SAME) best.add(item, undefined, SCORES.asked)
  }
  return best.sorted()
}

/**
 * What a query is about, the best first: its topics, and the items that say some of its words, not all, in their names, in
 * the questions that readers ask about them, or in their text.
 *
 * @param topics the items of `matchTopics`
 */
export function matchQuestions(index: Said, query: Query, topics: readonly NameMatch[]): NameMatch[] {
  const words = rareWords(index, query)
  const nearness = nearnessOfQuestions(index, words)
  const isShort = THAI.test(query.key) && words.length < FEW_PARTS
  const scores = new Map(topics.map(({ item, score }) => [item, score]))
  for (const [item, share] of sharesOfItems(index, words)) {
    const of = index.items[item]
    if (!of || (isShort && (nearness.get(item) ?? 0) < LEAST_NEAR)) continue
    const missing = 1 - (scores.get(item) ?? 0) / SCORES.near
    const near = NEARNESS * (nearness.get(item) ?? 0) ** 2
    const weight = PLACES[of.sort] * editionFactor(of, index)
    scores.set(item, SCORES.near * (1 - missing * (1 - weight * SHARE * share) * (1 - near)))
  }
  return Array.from(scores, ([item, score]): NameMatch => ({ item, name: undefined, score }))
    .filter(({ item }) => isSought(index, item))
    .sort((a, b) => b.score - a.score || a.item - b.item)
}
