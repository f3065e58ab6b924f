import type { Locale } from '@rulestone/text'
import { CURRENT_EDITION } from '../editions.ts'
import { pinyinKey } from '../languages/pinyin.ts'
import { compact, fold } from '../text/fold.ts'
import type { Index, Name } from './index-types.ts'

/** The characters of a text, as a bit mask. */
export function maskOf(text: string): number {
  let mask = 0
  for (let index = 0; index < text.length; index += 1) mask |= 1 << (text.charCodeAt(index) & 31)
  return mask
}

/** The penalty of a name, compared with the title in the language of the site. */
export const HANDICAPS = {
  english: 2,
  alias: 4,
  foreignAlias: 6,
  foreign: 8,
  later: 2,
  bare: 10,
  sound: 60,
  initials: 90,
  englishInitials: 40,
  /** two or three letters are rarely Chinese if the page is not */
  foreignInitials: 300,
}

/** The Thai prefixes that turn a verb or adjective into a noun, which readers omit. */
const NOMINAL = /^(?:การ|ความ)(?=.{3})/u

/** The year in the title of a rule of an older edition, which readers of that edition omit. */
const YEAR = /\s*[(（]\d{4}[)）]$/u

/** Short words that an abbreviation leaves out. */
const SHORT_WORDS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'to', 'for', 'in', 'on', 'and'])

/** The initials of a name of two to four words: `oa` for Opportunity Attacks. */
function initialsOf(text: string): string | undefined {
  const words = text.split(' ').filter((word) => !SHORT_WORDS.has(word))
  return words.length > 1 && words.length < 5 ? words.map((word) => word.charAt(0)).join('') : undefined
}

/** A name as it is typed, or as it sounds. */
interface Form {
  readonly item: number
  readonly shown: string
  readonly handicap: number
  /** folded */
  readonly text: string
  readonly sound?: Name['sound']
}

function addForm(names: Name[], { item, shown, handicap, text, sound }: Form): void {
  const key = compact(text)
  if (key !== '') names.push({ item, shown, text, key, mask: maskOf(key), handicap, sound })
}

/** The names of an index, each in all forms in which it is found. */
export class NameList {
  readonly names: Name[] = []
  readonly titlesWithoutYear: Name[] = []
  readonly allNames: string[]
  readonly #index: Pick<Index, 'locale' | 'items' | 'pinyinOf'>

  constructor(index: Pick<Index, 'locale' | 'items' | 'pinyinOf'>) {
    this.#index = index
    this.allNames = index.items.map(() => '')
  }

  /** Adds a name of an item with its initials, its sound, and without its year. */
  add(item: number, shown: string, locale: Locale, handicap: number): void {
    const text = fold(shown)
    addForm(this.names, { item, shown, handicap, text })
    this.allNames[item] += ` ${text}`
    const bare = this.#index.items[item]?.edition === CURRENT_EDITION ? shown : shown.replace(YEAR, '')
    if (bare !== shown) addForm(this.titlesWithoutYear, { item, shown, handicap, text: fold(bare) })
    if (locale === 'en') this.#addInitials({ item, shown, handicap, text })
    if (locale === 'th' && NOMINAL.test(shown))
      addForm(this.names, { item, shown, handicap: handicap + HANDICAPS.bare, text: fold(shown.replace(NOMINAL, '')) })
    if (locale === 'zh') this.#addPinyin({ item, shown, handicap, text })
  }

  #addInitials({ text, handicap, ...form }: Form): void {
    const initials = initialsOf(text)
    if (initials === undefined) return
    addForm(this.names, {
      ...form,
      handicap: handicap + HANDICAPS.englishInitials,
      text: initials,
      sound: 'initials',
    })
  }

  #addPinyin({ handicap, ...form }: Form): void {
    const { locale, pinyinOf } = this.#index
    const syllables = pinyinOf(form.shown)
    if (!syllables) return
    const initials = locale === 'zh' ? HANDICAPS.initials : HANDICAPS.foreignInitials
    addForm(this.names, {
      ...form,
      handicap: handicap + HANDICAPS.sound,
      text: pinyinKey(syllables.join('')),
      sound: 'pinyin',
    })
    addForm(this.names, {
      ...form,
      handicap: handicap + initials,
      text: syllables.map((one) => one.charAt(0)).join(''),
      sound: 'pinyin',
    })
  }
}
