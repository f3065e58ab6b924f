import { type ByLocale, byLocale, KINDS, type Locale, SOURCE_LOCALE } from '@rulestone/text'
import { idOf, type NameColumns, type NamesDocument, type TextDocument } from '../documents/names-document.ts'
import { EDITIONS } from '../editions.ts'
import { packThai } from '../languages/thai-letters.ts'
import { compact, fold } from '../text/fold.ts'
import { collectRows, isOfOlderEdition, type Row, type Searchable, type SearchableEntry } from './collect-rows.ts'
import { commonCharacters, type PinyinTable, pinyinTable } from './pinyin-table.ts'
import { plainText } from './plain-text.ts'
import { simplifiedCharacters } from './simplified-characters.ts'

/** The search index of one language of the site, in the two parts that a page loads. */
export interface SearchIndex {
  readonly names: NamesDocument
  readonly text: TextDocument
}

const keyOf = (name: string): string => compact(fold(name))

/** The titles of the book and chapter of each entry. */
function placesOf({ books }: Searchable, locale: Locale): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const { title, chapters } of [...books].sort((a, b) => a.order - b.order)) {
    for (const chapter of chapters) {
      for (const id of chapter.entries) {
        if (!places.has(id)) places.set(id, `${title[locale]}\t${chapter.title[locale]}`)
      }
    }
  }
  return places
}

/** Whether a name is an abbreviation, such as AC, which readers of every language type. */
const isAbbreviation = (name: string): boolean => /^[A-Z]{1,4}$/u.test(name)

/** Names in one language that no text of the site uses. */
const otherNamesIn = ({ otherNames }: Searchable, locale: Locale): ReadonlySet<string> =>
  new Set(Array.from(otherNames.values()).flatMap((names) => names[locale]))

/**
 * Splits names into those that are loaded first and the rest, which is loaded with the text. First are those that the
 * texts in the language of the site use, the English titles of rules and abbreviations, and the titles of entries in
 * the third language; of older editions none.
 */
function split(
  { sort, entry, names }: Row,
  locale: Locale,
  others: ReadonlySet<string>,
  englishOthers: ReadonlySet<string>,
): { first: ByLocale<string[]>; later: ByLocale<string[]> } {
  const seen = new Set<string>()
  const unseen = (one: Locale): string[] =>
    names[one].filter((name, at) => {
      const key = keyOf(name)
      // The id is derived from the English title.
      const isKept = !seen.has(key) || (one === SOURCE_LOCALE && at === 0)
      seen.add(key)
      return isKept
    })
  const own = unseen(locale)
  const all = byLocale((one) => (one === locale ? own : unseen(one)))
  if (isOfOlderEdition(entry)) return { first: byLocale(() => []), later: all }
  const isFirst = (name: string, one: Locale): boolean => {
    const [title = ''] = names[one]
    if (one === locale) return name === title || !others.has(name)
    if (sort === 'term') return false
    if (name === title) return one === SOURCE_LOCALE || sort === 'entry'
    return one === SOURCE_LOCALE && isAbbreviation(name) && !englishOthers.has(name)
  }
  return {
    first: byLocale((one) => all[one].filter((name) => isFirst(name, one))),
    later: byLocale((one) => all[one].filter((name) => !isFirst(name, one))),
  }
}

/** A line of names for each row, separated by `|`. */
const column = (parts: readonly ByLocale<readonly string[]>[], locale: Locale): string =>
  parts
    .map((names) => names[locale].map((name) => name.replace(/[|~\n]/gu, ' ')).join('|'))
    .join('\n')
    .trimEnd()

type Names = readonly ByLocale<readonly string[]>[]

const chinese = (parts: Names): string[] => parts.flatMap(({ zh }) => zh)

const columns = (parts: Names, { characters, exceptions }: PinyinTable): NameColumns => ({
  en: column(parts, 'en'),
  zh: column(parts, 'zh'),
  th: packThai(column(parts, 'th')),
  p: characters,
  q: exceptions,
})

/** The key of a block with the number of its heading, from 1, instead of the id. */
function shortKey(key: string, { headings }: SearchableEntry): string {
  const index = headings.findIndex(({ id }) => key.startsWith(`${id}.`))
  return index === -1 ? key : `${index + 1}${key.slice(headings[index]?.id.length)}`
}

/**
 * The search index of one language of the site: the names, which are loaded first, and the text, which is loaded after
 * them.
 *
 * @param locale the language of the site; what it lacks falls back to English
 */
export function buildIndex(library: Searchable, locale: Locale): SearchIndex {
  const rows = collectRows(library)
  const places = placesOf(library, locale)
  const placesOfRows = (part: readonly Row[]): string[] =>
    Array.from(new Set(part.flatMap(({ entry }) => places.get(entry.id) ?? [])))
  const [older, current] = [
    rows.filter(({ entry }) => isOfOlderEdition(entry)),
    rows.filter(({ entry }) => !isOfOlderEdition(entry)),
  ]
  const [currentPlaces, olderPlaces] = [placesOfRows(current), placesOfRows(older)]
  const titles = [...currentPlaces, ...olderPlaces]
  const head = ({ sort, entry, key = '', names }: Row): string => {
    if (sort === 'term') return `=${shortKey(key, entry)}`
    const made = idOf(names.en[0] ?? '')
    if (sort === 'heading') return `#${key === made ? '' : key}`
    const place = titles.indexOf(places.get(entry.id) ?? '')
    const edition = EDITIONS.indexOf(entry.ruleset)
    return `${entry.id === made ? '' : entry.id}\t${place}\t${KINDS.indexOf(entry.kind)}${edition > 0 ? `\t${edition}` : ''}`
  }
  const others = otherNamesIn(library, locale)
  const englishOthers = otherNamesIn(library, SOURCE_LOCALE)
  const parts = rows.map((row) => split(row, locale, others, englishOthers))
  const first = parts.map((part) => part.first)
  const later = parts.map((part) => part.later)
  const entries = rows.flatMap(({ sort, entry }) => (sort === 'entry' ? [entry] : []))
  // A Chinese query may have another character of the same sound.
  const sounds =
    locale === 'zh' ? pinyinTable(chinese([...first, ...later]), commonCharacters()) : pinyinTable(chinese(later))
  const texts = entries.map((entry) => textOf(library.entries.get(entry.id)?.[locale] ?? entry))
  const written = [...chinese([...first, ...later]), ...texts.flat()]
  return {
    names: {
      l: locale,
      w: currentPlaces,
      r: current.map(head).join('\n'),
      ...columns(first, pinyinTable(chinese(first))),
    },
    text: {
      l: locale,
      w: olderPlaces,
      r: older.map(head).join('\n'),
      s: simplifiedCharacters(written.join('')),
      t: texts,
      a: packThai(
        column(
          rows.map(({ questions }) => questions),
          locale,
        ),
      ),
      ...columns(later, sounds),
    },
  }
}

/** The summary of an entry, then the key and text of each block, without headings, which are among the names. */
function textOf({ summary, headings, blocks }: SearchableEntry): string[] {
  const ids = new Set(headings.map(({ id }) => id))
  return [
    summary,
    ...blocks.flatMap((block) => {
      if (block.kind === 'calculator' || ids.has(block.key)) return []
      return [block.key, plainText(block.tree)]
    }),
  ]
}
