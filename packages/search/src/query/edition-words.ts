import type { Edition } from '@rulestone/core'

/** Words for an older edition, at the start or the end of a query. */
function wordsAround(years: string, names: string): RegExp {
  return new RegExp(
    `^(?:(?:d&d )?(?:${names})|${years}版?|ฉบับ(?:ปี )?${years}|ปี ${years})(?:的|的?规则| rules?)?\\s*|` +
      `\\s*[(（]?(?:in |ปี |ฉบับ(?:ปี )?)?(?:${years}版?|${names})(?:的?规则| rules?)?[)）]?$`,
    'iu',
  )
}

/** What players call the edition of 2014: its number, or that it is old. */
const OLD = [
  'srd ?5\\.1|5\\.1',
  '(?:the )?(?:old|older|legacy|original|previous) (?:edition|version)|(?:old|legacy|original) rules?|legacy',
  '旧版|老版|14版|旧规则|老规则',
  '(?:ฉบับ|กฎ|เวอร์ชัน|เวอร์ชั่น|ภาค|แบบ)เก่า',
].join('|')

const EDITION_WORDS: readonly (readonly [Edition, RegExp])[] = [
  ['srd-5.1', wordsAround('2014', OLD)],
  ['next-2012', wordsAround('2012', 'next|playtest|试玩版?|ฉบับทดสอบเล่น')],
]

/**
 * The edition that a query names, and the rest of the query; undefined if it names none, or nothing else.
 *
 * @example
 * readEdition('initiative 2012') // => { edition: 'next-2012', query: 'initiative' }
 * readEdition('2014擒抱') // => { edition: 'srd-5.1', query: '擒抱' }
 * readEdition('initiative') // => undefined
 */
export function readEdition(typed: string): { readonly edition: Edition; readonly query: string } | undefined {
  for (const [edition, words] of EDITION_WORDS) {
    const query = typed.trim().replace(words, '').trim()
    if (query !== '' && query !== typed.trim()) return { edition, query }
  }
  return undefined
}
