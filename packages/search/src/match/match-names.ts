import type { Locale } from '@rulestone/text'
import type { Index, Name } from '../documents/index-types.ts'
import { maskOf } from '../documents/name-list.ts'
import { pinyinKey } from '../languages/pinyin.ts'
import type { Query } from '../query/query.ts'
import { namesFor } from './names-for.ts'
import { BestMatches, NAMED, type NameMatch, SCORES } from './ranking.ts'

const withoutPlural = (key: string): string => (key.length > 3 && !key.endsWith('ss') ? key.replace(/s$/u, '') : key)

/** Words without plural endings: three quarter cover. */
const singularOf = (words: readonly string[]): string => words.map(withoutPlural).join('')

/** The score of a query that a name contains; 0 if it does not. */
function scoreIn(name: Name, query: Query, singular: string): number {
  const extra = Math.min(name.key.length - query.key.length, 60)
  if (extra < -1) return 0
  if (name.key === query.key) return SCORES.exact
  if (query.isLatin && extra < 3 && singularOf(name.text.split(' ')) === singular) return SCORES.plural
  if (extra < 1 || !name.key.includes(query.key)) return 0
  if (name.key.startsWith(query.key)) {
    return SCORES.prefix - extra + (name.text.startsWith(`${query.text} `) ? 60 : 0)
  }
  if (` ${name.text}`.includes(` ${query.text}`)) return SCORES.word - extra
  return !query.isLatin || query.key.length > 2 ? SCORES.inside - extra : 0
}

/** The score of a query that sounds like a name or a part of it. */
function scoreOfSound(sound: string, key: string): number {
  if (key.length < 2) return 0
  if (sound === key) return SCORES.exact
  if (key.length > 2 && sound.startsWith(key)) return SCORES.prefix - Math.min(sound.length - key.length, 60)
  return key.length > 5 && sound.includes(key) ? SCORES.inside - Math.min(sound.length - key.length, 60) : 0
}

const scoreOfInitials = ({ key }: Name, query: Query): number =>
  key === query.key || key === query.key.replace(/s$/u, '') ? SCORES.exact : 0

/**
 * From this score, a name sounds exactly like the query. If a name contains the query, weaker sound matches are
 * dropped.
 */
const SOUNDS_EXACT = 820
/**
 * From this score, a name equals the query, or sounds exactly like it. If a name equals the query, matches of initials
 * are dropped.
 */
const EXACT = 920

const SCRIPTS = { zh: /\p{Script=Han}/u, th: /\p{Script=Thai}/u }

/** Whether a name is in the script of a language that is not the site’s. */
const isForeign = ({ shown }: Name, locale: Locale): boolean =>
  (locale !== 'zh' && SCRIPTS.zh.test(shown)) || (locale !== 'th' && SCRIPTS.th.test(shown))

/** The items whose names contain the query, or sound like it, the best first. */
export function matchNames(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  if (query.key === '') return []
  const singular = singularOf(query.words)
  const pinyin = pinyinKey(query.key)
  const thai = index.thaiKey?.(query.key) ?? ''
  const masks = { initials: 0, pinyin: maskOf(pinyin), thai: maskOf(thai), name: maskOf(singular) }
  for (const name of namesFor(index, query)) {
    if (name.sound && !query.isLatin) continue
    // Most names lack a character of the query.
    if ((masks[name.sound ?? 'name'] & ~name.mask) !== 0) continue
    const score =
      name.sound === 'initials'
        ? scoreOfInitials(name, query)
        : name.sound
          ? scoreOfSound(name.key, name.sound === 'thai' ? thai : pinyin)
          : scoreIn(name, query, singular)
    // Of a name in another script, only the whole may be typed in Latin letters: “ac” is no part of “AC ของวัตถุ”.
    if (query.isLatin && score > 0 && score < SCORES.plural && !name.sound && isForeign(name, index.locale)) continue
    if (score > 0) best.add(name.item, name, score)
  }
  if (query.words.length > 1) {
    const words = query.words.map((word) => withoutPlural(word))
    for (const [item, names] of index.allNames.entries()) {
      if (words.every((word) => names.includes(` ${word}`) || (!/[a-z0-9]/u.test(word) && names.includes(word)))) {
        best.add(item, undefined, SCORES.words)
      }
    }
  }
  const sorted = best.sorted()
  // In English, letters that begin a name are hardly the sound of another language.
  if (index.locale === 'en' && sorted.some(({ name, score }) => !name?.sound && score >= NAMED))
    return sorted.filter(({ name }) => !name?.sound || name.sound === 'initials')
  const [first] = sorted
  const isWritten = first !== undefined && first.name?.sound === undefined && first.score >= NAMED
  if (!isWritten) return sorted
  const least = first.score < EXACT ? SOUNDS_EXACT : EXACT
  return sorted.filter(({ name, score }) => !name?.sound || score >= least)
}
