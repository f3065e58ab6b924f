import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { pinyin } from 'pinyin-pro'
import { strokeCount } from './strokes.ts'

/** Names that share a heading of an index. */
export interface Initial<Item> {
  readonly initial: string
  readonly items: readonly Item[]
}

/** The index order of a language: the sort key of a name, most important part first, and its heading. */
interface IndexOrder {
  sortKeys(name: string): readonly string[]
  initial(name: string): string
}

/** Thai vowels written before the consonant they follow in speech; dictionaries sort by the consonant. */
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

/** A sort key per character: by strokes, then by radical, which is the order of Unicode. */
const strokeKey = (name: string): string =>
  Array.from(name, (character) => {
    const place = [strokeCount(character), character.codePointAt(0) ?? 0]
    return place.map((number) => String(number).padStart(8, '0')).join('')
  }).join('')

/** The index of Chinese names by strokes, under the count of the first character; Latin letters come first. */
const BY_STROKES: IndexOrder = {
  sortKeys: (name) => [strokeKey(name.toLocaleUpperCase())],
  initial: (name) => {
    const first = firstCharacter(name)
    return strokeCount(first) === 0 ? first : `${strokeCount(first)}画`
  },
}

/**
 * Chinese names by strokes: 力 before 大, and names with the same first character together.
 *
 * @param items the named things
 */
export const indexByStrokes = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Initial<Item>[] =>
  indexIn(BY_STROKES, new Intl.Collator('en'), items, nameOf)

/**
 * An index in a language's own order, under its own headings: English by letter, Chinese by pinyin in the reading of
 * the word (重击 is under Z, 重复 under C), Thai in dictionary order under the consonant.
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
