import { editDistances } from '@rulestone/text/edit-distance'
import type { Index, Name } from '../documents/index-types.ts'
import { maskOf } from '../documents/name-list.ts'
import { pinyinKey } from '../languages/pinyin.ts'
import type { Query } from '../query/query.ts'
import { forgiven } from '../text/forgiven.ts'
import { namesFor } from './names-for.ts'
import { BestMatches, type NameMatch, SCORES } from './ranking.ts'

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The shortest sound in which typing errors are allowed. */
const SHORTEST_SOUND = 6

/** The most typing errors in a sound: with more, the query was mostly not pinyin or romanised Thai (flanking, fanying). */
const MOST_IN_SOUND = 1

/** The shortest sound of a query that counts as the beginning of a name with other characters. */
const SHORTEST_BEGINNING = 5

/** How much the share of wrong characters lowers the score; a Chinese character is a syllable. */
const WEIGHT_OF_ERRORS = { dense: 1, other: 1.5 }

/** Whether a name has the length of a query and some of its characters. */
const sharesCharacters = ({ shown }: Name, typed: string): boolean =>
  shown.length === typed.length && Array.from(typed).some((character) => shown.includes(character))

/**
 * Adds a name that sounds like the query, begins like it, or nearly sounds so (z for zh, in for ing), although its
 * characters differ.
 */
function addSpoken(best: BestMatches, name: Name, spoken: string, typed: string): void {
  if (name.key === spoken) best.add(name.item, name, SCORES.near)
  else if (spoken.length < SHORTEST_BEGINNING) return
  else if (name.key.startsWith(spoken)) {
    best.add(name.item, name, SCORES.near - 50 - (name.key.length - spoken.length))
  } else if (sharesCharacters(name, typed) && editDistances(spoken, name.key, 1).whole === 1) {
    best.add(name.item, name, SCORES.near - 60)
  }
}

/** The items whose names match the query with typing errors, the best first. */
export function matchNearNames(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  const { isDense, isLatin } = query
  const typed = { name: query.key, pinyin: pinyinKey(query.key), thai: index.thaiKey?.(query.key) ?? '' }
  const masks = { name: maskOf(typed.name), pinyin: maskOf(typed.pinyin), thai: maskOf(typed.thai) }
  // English of several words is hardly the sound of another language.
  const isEnglish = index.locale === 'en' && query.words.length > 1
  const spoken = isDense ? pinyinKey(index.pinyinOf(query.key)?.join('') ?? '') : ''
  for (const name of namesFor(index, query)) {
    const { key, mask, sound } = name
    if (sound === 'initials' || (sound && isEnglish)) continue
    if (sound && !isLatin) {
      if (sound === 'pinyin' && spoken !== '') addSpoken(best, name, spoken, query.key)
      continue
    }
    const own = typed[sound ?? 'name']
    const most = Math.min(forgiven(own.length, isDense), sound ? MOST_IN_SOUND : Number.POSITIVE_INFINITY)
    if (most === 0 || key.length < own.length - most || (sound && own.length < SHORTEST_SOUND)) continue
    if (bits(masks[sound ?? 'name'] & ~mask) > most) continue
    const { whole, prefix } = editDistances(own, key, most)
    const start = own.charAt(0) === key.charAt(0) ? 10 : 0
    const score = (errors: number): number =>
      SCORES.near * (1 - (WEIGHT_OF_ERRORS[isDense ? 'dense' : 'other'] * errors) / own.length) + start
    if (whole <= most) best.add(name.item, name, score(whole))
    // A prefix with two errors, one in the first letter, is another word: flanking, planning.
    else if (prefix <= most && own.length > 4 && (prefix < 2 || start > 0))
      best.add(name.item, name, score(prefix) - 50)
  }
  return best.sorted()
}
