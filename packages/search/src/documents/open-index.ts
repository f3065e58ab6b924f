import type { Edition } from '@rulestone/core'
import type { Locale } from '@rulestone/text'
import { CURRENT_EDITION, EDITIONS } from '../editions.ts'
import { pinyinKey, pinyinReader } from '../languages/pinyin.ts'
import { unpackThai } from '../languages/thai-letters.ts'
import { compact, fold } from '../text/fold.ts'
import { idOf, type NameColumns, type NamesDocument, type TextDocument } from './names-document.ts'
import { NO_POSTINGS, type Postings } from './postings.ts'
import { atOnce, type Steps } from './steps.ts'

/** The kinds of entries, by their number in the index. */
const KINDS = ['rule', 'action', 'condition', 'hazard', 'area-of-effect', 'attitude', 'spell', 'creature'] as const

/** Something that can be found by name. */
export interface Item {
  /** the id of the entry */
  readonly id: string
  /** the heading or block inside it */
  readonly key: string | undefined
  readonly sort: 'entry' | 'heading' | 'term'
  /** the kind of the entry: `condition` */
  readonly tag: (typeof KINDS)[number]
  /** its name in the language of the site, or in English if it has none there */
  readonly title: string
  readonly english: string
  /** the index of its entry */
  readonly entry: number
  /** the titles of book and chapter */
  readonly where: readonly string[]
  readonly edition: Edition
}

/** One name of an item, prepared for comparison. */
export interface Name {
  readonly item: number
  readonly shown: string
  /** folded, with spaces between words */
  readonly text: string
  /** folded, without spaces; for a sound its key */
  readonly key: string
  /** which characters it contains, for skipping names that cannot be near */
  readonly mask: number
  /** its penalty, compared with a title */
  readonly handicap: number
  /** the kind of sound in Latin letters, or the initials of English words; undefined for the name itself */
  readonly sound: 'pinyin' | 'thai' | 'initials' | undefined
}

/** A searchable piece of text. */
export interface Passage {
  readonly entry: number
  /** the block; undefined for the summary of the entry */
  readonly key: string | undefined
  readonly text: string
  readonly folded: string
}

/** A searchable index. */
export interface Index {
  readonly locale: Locale
  /** the edition that the reader plays by: rules of others rank lower */
  readonly edition: Edition
  /** the kind of entry that a query looks for; undefined for any */
  readonly sought?: Item['tag']
  readonly items: readonly Item[]
  readonly names: readonly Name[]
  /** the titles of older rules without their year, which are names only for readers of that edition */
  readonly titlesWithoutYear: readonly Name[]
  /** the English names by their consonants (`loanKey`), for English words transcribed in Thai letters */
  readonly loans: readonly Name[]
  /** all names of each item, for queries of several words */
  readonly allNames: readonly string[]
  /** empty until the text is loaded */
  readonly passages: readonly Passage[]
  /** the items with each word of names, questions and text; empty until the text is loaded */
  readonly postings: Postings
  /** the numbers of the passages that contain a folded text, in order */
  readonly passagesWith: (part: string) => readonly number[]
  /**
   * replaces Traditional characters of a query by the Simplified ones of the texts; does nothing until the text is
   * loaded
   */
  readonly simplify: (typed: string) => string
  /** the pinyin of Chinese characters; undefined if one is unknown */
  readonly pinyinOf: (text: string) => readonly string[] | undefined
  /** the key for comparing romanised Thai, if the names have their Thai sounds */
  readonly thaiKey?: (latin: string) => string
}

/** The characters of a text, as a bit mask. */
export function maskOf(text: string): number {
  let mask = 0
  for (let index = 0; index < text.length; index += 1) mask |= 1 << (text.charCodeAt(index) & 31)
  return mask
}

const LOCALES = ['en', 'zh', 'th'] as const

const byLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> => ({
  en: make('en'),
  zh: make('zh'),
  th: make('th'),
})

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

interface Row {
  readonly mark: '' | '#' | '='
  readonly rest: string
}

function readRow(line: string): Row {
  const mark = line.charAt(0)
  return mark === '#' || mark === '=' ? { mark, rest: line.slice(1) } : { mark: '', rest: line }
}

/** The names in each line of a column. */
export function readColumn(column: string, rows: number): string[][] {
  const lines = column.split('\n')
  return Array.from({ length: rows }, (_, row) => lines[row]?.split('|').filter(Boolean) ?? [])
}

const namesAt = (columns: NameColumns, rows: number): Record<Locale, string[][]> => ({
  en: readColumn(columns.en, rows),
  zh: readColumn(columns.zh, rows),
  th: readColumn(unpackThai(columns.th), rows),
})

/** The lines and places of both documents; the rows of older editions come with the text. */
function rowsOf(names: NamesDocument, text: TextDocument | undefined) {
  const current = names.r.split('\n')
  const older = text?.r ? text.r.split('\n') : []
  return { lines: [...current, ...older], places: [...names.w, ...(text?.w ?? [])], currentCount: current.length }
}

function readItems(
  locale: Locale,
  lines: readonly string[],
  places: readonly string[],
  titlesOf: (row: number) => Record<Locale, string | undefined>,
): Item[] {
  const items: Item[] = []
  let entry = 0
  let headings: string[] = []
  for (const [index, line] of lines.entries()) {
    const { mark, rest } = readRow(line)
    const titles = titlesOf(index)
    const english = titles.en ?? ''
    const title = titles[locale] ?? english
    if (mark === '') {
      const [id = '', place = '', kind = '', edition = '0'] = rest.split('\t')
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
        where: places[Number(place)]?.split('\t') ?? [],
        edition: EDITIONS[Number(edition)] ?? CURRENT_EDITION,
      })
      continue
    }
    const parent = items[entry]
    if (!parent) continue
    const { id, tag, where, edition } = parent
    const isHeading = mark === '#'
    const key = isHeading
      ? rest || idOf(english)
      : rest.replace(/^\d+/u, (number) => headings[Number(number) - 1] ?? '')
    if (isHeading) headings.push(key)
    items.push({ id, key, sort: isHeading ? 'heading' : 'term', tag, title, english, entry, where, edition })
  }
  return items
}

/** The number of items whose names are read between two yields. */
const STEP = 32

/**
 * Opens an index without Thai romanisation, whose code is loaded separately.
 *
 * @param names the document `names` of `buildIndex`
 */
export const openNames = (names: NamesDocument): Index => atOnce(openNamesInSteps(names))

/**
 * `openNames` in steps, with the names that come with the text.
 *
 * @param text the document `text`, once it is loaded
 */
export function* openNamesInSteps(names: NamesDocument, text?: TextDocument): Steps<Index> {
  const { lines, places, currentCount } = rowsOf(names, text)
  const first = namesAt(names, currentCount)
  const later = text && namesAt(text, lines.length)
  const items = readItems(names.l, lines, places, (row) =>
    byLocale((locale) => first[locale][row]?.[0] ?? later?.[locale][row]?.[0]),
  )
  const pinyinOf = pinyinReader(text ? `${text.p} ${names.p}` : names.p, { ...text?.q, ...names.q })
  const all: Name[] = []
  const allNames = items.map((): string => '')
  const titlesWithoutYear: Name[] = []
  const addTo = (
    to: Name[],
    item: number,
    shown: string,
    handicap: number,
    text: string,
    sound?: Name['sound'],
  ): void => {
    const key = compact(text)
    if (key !== '') to.push({ item, shown, text, key, mask: maskOf(key), handicap, sound })
  }
  const add = (item: number, shown: string, handicap: number, text: string, sound?: Name['sound']): void =>
    addTo(all, item, shown, handicap, text, sound)
  const addName = (item: number, shown: string, locale: Locale, handicap: number): void => {
    const text = fold(shown)
    add(item, shown, handicap, text)
    const bare = items[item]?.edition === CURRENT_EDITION ? shown : shown.replace(YEAR, '')
    if (bare !== shown) addTo(titlesWithoutYear, item, shown, handicap, fold(bare))
    allNames[item] += ` ${text}`
    if (locale === 'en') {
      const initials = initialsOf(text)
      if (initials !== undefined) add(item, shown, handicap + HANDICAPS.englishInitials, initials, 'initials')
    }
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
      if (item % STEP === 0) yield
      for (const locale of LOCALES) {
        for (const [index, shown] of columns[locale][item]?.entries() ?? []) {
          const isTitle = index === 0 && (more === 0 || item >= currentCount)
          const isOwn = locale === names.l
          const foreign = locale === 'en' ? HANDICAPS.english : HANDICAPS.foreign
          const handicap = isTitle ? (isOwn ? 0 : foreign) : isOwn ? HANDICAPS.alias : HANDICAPS.foreignAlias
          addName(item, shown, locale, handicap + (item < currentCount ? more : 0))
        }
      }
    }
  }
  yield* addColumns(first, 0)
  if (later) yield* addColumns(later, HANDICAPS.later)
  return {
    locale: names.l,
    edition: CURRENT_EDITION,
    items,
    names: all,
    titlesWithoutYear,
    loans: [],
    allNames,
    passages: [],
    postings: NO_POSTINGS,
    passagesWith: () => [],
    simplify: (typed) => typed,
    pinyinOf,
  }
}
