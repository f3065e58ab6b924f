import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { pinyin } from 'pinyin-pro'

/** Names that share a heading of an index. */
export interface Initial<Item> {
  readonly initial: string
  readonly items: readonly Item[]
}

/** How a language orders an index: what a name is sorted by, most important first, and the heading it stands under. */
interface IndexOrder {
  sortKeys(name: string): readonly string[]
  initial(name: string): string
}

/** Vowels that Thai writes before the consonant they follow in speech; dictionaries go by the consonant. */
const THAI_LEADING_VOWELS = /^[เแโใไ]+/u

const firstCharacter = (text: string): string => Array.from(text)[0]?.toLocaleUpperCase() ?? ''

const syllables = (name: string, toneType: 'none' | 'num'): string =>
  pinyin(name, { toneType, type: 'array', nonZh: 'consecutive', v: true }).join(' ')

const ORDERS: Readonly<Record<Locale, IndexOrder>> = {
  en: { sortKeys: (name) => [name], initial: firstCharacter },
  zh: {
    sortKeys: (name) => [syllables(name, 'none'), syllables(name, 'num'), name],
    initial: (name) => firstCharacter(syllables(name, 'none')),
  },
  th: { sortKeys: (name) => [name], initial: (name) => firstCharacter(name.replace(THAI_LEADING_VOWELS, '')) },
}

/**
 * An index in a language's own order, under its own headings: English by letter, Chinese by pinyin in the reading that
 * the word has (重击 stands under Z, 重复 under C), Thai in dictionary order under the consonant.
 */
export function indexByInitial<Item>(
  locale: Locale,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Initial<Item>[] {
  const { sortKeys, initial } = ORDERS[locale]
  const collator = new Intl.Collator(LANGUAGE_TAGS[locale], { numeric: true })
  const keyed = items.map((item) => ({ item, keys: sortKeys(nameOf(item)), initial: initial(nameOf(item)) }))
  keyed.sort((a, b) => a.keys.reduce((order, key, index) => order || collator.compare(key, b.keys[index] ?? ''), 0))
  const groups = new Map<string, Item[]>()
  for (const { item, initial: heading } of keyed) {
    const group = groups.get(heading)
    if (group) group.push(item)
    else groups.set(heading, [item])
  }
  return Array.from(groups, ([heading, group]) => ({ initial: heading, items: group }))
}
