import type { Locale } from '@rulestone/text'
import { compact, fold } from './fold.ts'
import { idOf, type NameColumns, type NamesDocument, type TextDocument } from './names-document.ts'
import { pinyinKey, pinyinReader } from './pinyin.ts'
import { atOnce, type Steps } from './steps.ts'
import { unpackThai } from './thai-letters.ts'

/** The sorts of entries, by their number in the index. */
const KINDS = ['rule', 'action', 'condition', 'hazard', 'area-of-effect', 'attitude'] as const

/** A thing that can be found by name. */
export interface Item {
  /** the id of the entry */
  readonly id: string
  /** the heading or block inside it */
  readonly key: string | undefined
  readonly sort: 'entry' | 'heading' | 'term'
  /** the sort of the entry: `condition` */
  readonly tag: (typeof KINDS)[number]
  /** what it is called in the language of the site, or in English where it has no name there */
  readonly title: string
  readonly english: string
  /** the entry it stands in */
  readonly entry: number
  /** the titles of book and chapter */
  readonly where: readonly string[]
  readonly isHistorical: boolean
}

/** One name of an item, ready to be compared. */
export interface Name {
  readonly item: number
  /** as it is written */
  readonly shown: string
  /** folded, with the spaces between words */
  readonly text: string
  /** folded, without spaces; for a sound its key */
  readonly key: string
  /** which signs it holds, for passing over names that cannot be near */
  readonly mask: number
  /** how much less such a name counts than a title */
  readonly handicap: number
  /** whose sound in Latin letters it is; none where it is the name itself */
  readonly sound: 'pinyin' | 'thai' | undefined
}

/** A stretch of text that can be found. */
export interface Passage {
  readonly entry: number
  /** the block; none for the summary of the entry */
  readonly key: string | undefined
  readonly text: string
  readonly folded: string
}

/** An index that can be searched. */
export interface Index {
  readonly locale: Locale
  readonly items: readonly Item[]
  readonly names: readonly Name[]
  /** the English names by their consonants (`loanKey`), for Thai that writes them as it hears them */
  readonly loans: readonly Name[]
  /** for each item all its names, for queries of several words */
  readonly allNames: readonly string[]
  /** empty until the text is there */
  readonly passages: readonly Passage[]
  /** the numbers of the passages that hold a folded text, in their order */
  readonly passagesWith: (part: string) => readonly number[]
  /** a query with the Simplified signs of the texts for Traditional ones; as it is until the text is there */
  readonly simplify: (typed: string) => string
  /** the pinyin of Chinese signs; nothing where one is unknown */
  readonly pinyinOf: (text: string) => readonly string[] | undefined
  /** the key by which romanised Thai is compared, where the names have their Thai sounds */
  readonly thaiKey?: (latin: string) => string
}

/** Which signs a text holds, as bits. */
export function maskOf(text: string): number {
  let mask = 0
  for (let index = 0; index < text.length; index += 1) mask |= 1 << (text.charCodeAt(index) & 31)
  return mask
}

const LOCALES = ['en', 'zh', 'th'] as const

/** How much less a name counts than the title in the language of the site. */
export const HANDICAPS = {
  english: 2,
  alias: 4,
  foreignAlias: 6,
  foreign: 8,
  later: 2,
  bare: 10,
  sound: 60,
  initials: 90,
  /** two or three letters are rarely Chinese where the page is not */
  foreignInitials: 300,
}

/** What Thai puts before a verb or adjective to make it a noun; readers leave it out. */
const NOMINAL = /^(?:การ|ความ)(?=.{3})/u

interface Row {
  readonly mark: '' | '#' | '='
  readonly rest: string
}

function readRow(line: string): Row {
  const mark = line.charAt(0)
  return mark === '#' || mark === '=' ? { mark, rest: line.slice(1) } : { mark: '', rest: line }
}

const namesAt = (columns: NameColumns, rows: number): Record<Locale, string[][]> => {
  const read = (column: string): string[][] => {
    const lines = column.split('\n')
    return Array.from({ length: rows }, (_, row) => lines[row]?.split('|').filter(Boolean) ?? [])
  }
  return { en: read(columns.en), zh: read(columns.zh), th: read(unpackThai(columns.th)) }
}

function readItems({ l, w, r }: NamesDocument, names: Record<Locale, string[][]>): Item[] {
  const items: Item[] = []
  let entry = 0
  let headings: string[] = []
  for (const [index, line] of r.split('\n').entries()) {
    const { mark, rest } = readRow(line)
    const english = names.en[index]?.[0] ?? ''
    const title = names[l][index]?.[0] ?? english
    if (mark === '') {
      const [id = '', place = '', kind = ''] = rest.split('\t')
      entry = index
      headings = []
      items.push({
        id: id || idOf(english),
        key: undefined,
        sort: 'entry',
        tag: KINDS[Number(kind)] ?? 'rule',
        title,
        english,
        entry,
        where: w[Number.parseInt(place, 10)]?.split('\t') ?? [],
        isHistorical: place.endsWith('*'),
      })
      continue
    }
    const parent = items[entry]
    if (!parent) continue
    const { id, tag, where, isHistorical } = parent
    const isHeading = mark === '#'
    const key = isHeading
      ? rest || idOf(english)
      : rest.replace(/^\d+/u, (number) => headings[Number(number) - 1] ?? '')
    if (isHeading) headings.push(key)
    items.push({ id, key, sort: isHeading ? 'heading' : 'term', tag, title, english, entry, where, isHistorical })
  }
  return items
}

/** How many things have their names read between two rests. */
const STRETCH = 32

/**
 * Opens an index without the sounds of Thai, which take code of their own.
 *
 * @param names the document `names` of `buildIndex`
 */
export const openNames = (names: NamesDocument): Index => atOnce(openNamesInSteps(names))

/**
 * The same in steps, with the names that come with the text.
 *
 * @param text the document `text`, as soon as it is there
 */
export function* openNamesInSteps(names: NamesDocument, text?: TextDocument): Steps<Index> {
  const rows = names.r.split('\n').length
  const first = namesAt(names, rows)
  const items = readItems(names, first)
  const pinyinOf = pinyinReader(text ? `${text.p} ${names.p}` : names.p, { ...text?.q, ...names.q })
  const all: Name[] = []
  const allNames = items.map((): string => '')
  const add = (item: number, shown: string, handicap: number, text: string, sound?: Name['sound']): void => {
    const key = compact(text)
    if (key !== '') all.push({ item, shown, text, key, mask: maskOf(key), handicap, sound })
  }
  const addName = (item: number, shown: string, locale: Locale, handicap: number): void => {
    const text = fold(shown)
    add(item, shown, handicap, text)
    allNames[item] += ` ${text}`
    if (locale === 'th') {
      if (NOMINAL.test(shown)) add(item, shown, handicap + HANDICAPS.bare, fold(shown.replace(NOMINAL, '')))
    }
    if (locale === 'zh') {
      const syllables = pinyinOf(shown)
      if (!syllables) return
      add(item, shown, handicap + HANDICAPS.sound, pinyinKey(syllables.join('')), 'pinyin')
      add(
        item,
        shown,
        handicap + (names.l === 'zh' ? HANDICAPS.initials : HANDICAPS.foreignInitials),
        syllables.map((one) => one.charAt(0)).join(''),
        'pinyin',
      )
    }
  }
  function* addColumns(columns: Record<Locale, string[][]>, more: number): Steps<void> {
    for (const item of items.keys()) {
      if (item % STRETCH === 0) yield
      for (const locale of LOCALES) {
        for (const [index, shown] of columns[locale][item]?.entries() ?? []) {
          const isTitle = index === 0 && more === 0
          const isOwn = locale === names.l
          const foreign = locale === 'en' ? HANDICAPS.english : HANDICAPS.foreign
          const handicap = isTitle ? (isOwn ? 0 : foreign) : isOwn ? HANDICAPS.alias : HANDICAPS.foreignAlias
          addName(item, shown, locale, handicap + more)
        }
      }
    }
  }
  yield* addColumns(first, 0)
  if (text) yield* addColumns(namesAt(text, rows), HANDICAPS.later)
  return {
    locale: names.l,
    items,
    names: all,
    loans: [],
    allNames,
    passages: [],
    passagesWith: () => [],
    simplify: (typed) => typed,
    pinyinOf,
  }
}
