import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { pinyin } from 'pinyin-pro'
import { strokeCount } from './strokes.ts'

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

/** A character at a time: by strokes, and those with as many in the order of their radicals, which is that of Unicode. */
const strokeKey = (name: string): string =>
  Array.from(name, (character) => {
    const place = [strokeCount(character), character.codePointAt(0) ?? 0]
    return place.map((number) => String(number).padStart(8, '0')).join('')
  }).join('')

/** Chinese names as an index by strokes has them, under the count of the first character; letters come first. */
const BY_STROKES: IndexOrder = {
  sortKeys: (name) => [strokeKey(name.toLocaleUpperCase())],
  initial: (name) => {
    const first = firstCharacter(name)
    return strokeCount(first) === 0 ? first : `${strokeCount(first)}画`
  },
}

/**
 * Chinese names by strokes: 力 before 大, and names that begin with the same character together.
 *
 * @param items the things that are named
 */
export const indexByStrokes = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Initial<Item>[] =>
  indexIn(BY_STROKES, new Intl.Collator('en'), items, nameOf)

/**
 * An index in a language's own order, under its own headings: English by letter, Chinese by pinyin in the reading that
 * the word has (重击 stands under Z, 重复 under C), Thai in dictionary order under the consonant.
 */
export function indexByInitial<Item>(
  locale: Locale,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Initial<Item>[] {
  return indexIn(ORDERS[locale], new Intl.Collator(LANGUAGE_TAGS[locale], { numeric: true }), items, nameOf)
}

function indexIn<Item>(
  { sortKeys, initial }: IndexOrder,
  collator: Intl.Collator,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Initial<Item>[] {
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
