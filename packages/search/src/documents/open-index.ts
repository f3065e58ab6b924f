import type { Locale } from '@rulestone/text'
import { CURRENT_EDITION } from '../editions.ts'
import { pinyinReader } from '../languages/pinyin.ts'
import type { Index } from './index-types.ts'
import { HANDICAPS, NameList } from './name-list.ts'
import type { NamesDocument, TextDocument } from './names-document.ts'
import { NO_POSTINGS } from './postings.ts'
import { namesAt, readItems, rowsOf } from './read-items.ts'
import { atOnce, type Steps } from './steps.ts'

const LOCALES = ['en', 'zh', 'th'] as const

const byLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> => ({
  en: make('en'),
  zh: make('zh'),
  th: make('th'),
})

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
  const { l: locale } = names
  const { lines, places, currentCount } = rowsOf(names, text)
  const first = namesAt(names, currentCount)
  const later = text && namesAt(text, lines.length)
  const items = readItems(locale, lines, places, (row) =>
    byLocale((one) => first[one][row]?.[0] ?? later?.[one][row]?.[0]),
  )
  const pinyinOf = pinyinReader(text ? `${text.p} ${names.p}` : names.p, { ...text?.q, ...names.q })
  const list = new NameList({ locale, items, pinyinOf })
  function* addColumns(columns: Record<Locale, string[][]>, more: number): Steps<void> {
    for (const item of items.keys()) {
      if (item % STEP === 0) yield
      for (const one of LOCALES) {
        for (const [index, shown] of columns[one][item]?.entries() ?? []) {
          const isTitle = index === 0 && (more === 0 || item >= currentCount)
          const isOwn = one === locale
          const foreign = one === 'en' ? HANDICAPS.english : HANDICAPS.foreign
          const handicap = isTitle ? (isOwn ? 0 : foreign) : isOwn ? HANDICAPS.alias : HANDICAPS.foreignAlias
          list.add(item, shown, one, handicap + (item < currentCount ? more : 0))
        }
      }
    }
  }
  yield* addColumns(first, 0)
  if (later) yield* addColumns(later, HANDICAPS.later)
  return {
    locale,
    edition: CURRENT_EDITION,
    items,
    names: list.names,
    titlesWithoutYear: list.titlesWithoutYear,
    loans: [],
    allNames: list.allNames,
    passages: [],
    postings: NO_POSTINGS,
    passagesWith: () => [],
    simplify: (typed) => typed,
    pinyinOf,
  }
}
