import { editDistances, forgiven } from './edit-distance.ts'
import { BestMatches, type NameMatch, SCORES } from './name-matches.ts'
import { type Index, maskOf } from './open-index.ts'
import { pinyinKey } from './pinyin.ts'
import type { Query } from './query.ts'

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The shortest sound in which typing errors are forgiven. */
const SHORTEST_SOUND = 6

/** The items whose names are near the query, as if it held typing errors, the best first. */
export function matchNearNames(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  const { isDense, isLatin } = query
  const typed = { name: query.key, pinyin: pinyinKey(query.key), thai: index.thaiKey?.(query.key) ?? '' }
  const masks = { name: maskOf(typed.name), pinyin: maskOf(typed.pinyin), thai: maskOf(typed.thai) }
  const spoken = isDense ? pinyinKey(index.pinyinOf(query.key)?.join('') ?? '') : ''
  for (const name of index.names) {
    const { key, mask, sound } = name
    if (sound && !isLatin) {
      if (key === spoken && sound === 'pinyin') best.add(name.item, name, SCORES.near)
      continue
    }
    const own = typed[sound ?? 'name']
    const most = forgiven(own.length, isDense)
    if (most === 0 || key.length < own.length - most || (sound && own.length < SHORTEST_SOUND)) continue
    if (bits(masks[sound ?? 'name'] & ~mask) > most) continue
    const { whole, prefix } = editDistances(own, key, most)
    const start = own.charAt(0) === key.charAt(0) ? 10 : 0
    if (whole <= most) best.add(name.item, name, SCORES.near - 40 * whole + start)
    else if (prefix <= most && own.length > 4) best.add(name.item, name, SCORES.near - 50 - 40 * prefix + start)
  }
  return best.sorted()
}

/** The shortest name that counts when a query of several words without spaces holds it. */
const SHORTEST_WITHIN = { dense: 2, thai: 4 }

/** The items whose names stand within the query, the longest first: what a question without spaces is about. */
export function matchNamesWithin(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  if (query.isLatin) return []
  const shortest = query.isDense ? SHORTEST_WITHIN.dense : SHORTEST_WITHIN.thai
  for (const name of index.names) {
    if (name.sound || name.key.length < shortest || !query.key.includes(name.key)) continue
    best.add(name.item, name, SCORES.within + (90 * name.key.length) / query.key.length)
  }
  return best.sorted()
}
