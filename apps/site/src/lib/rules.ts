import { getCollection } from 'astro:content'
import {
  type Book,
  type ByLocale,
  byLocale,
  type Chapter,
  type Entry,
  type Locale,
  SOURCE_LOCALE,
} from '@rulestone/text'
import { type BackLinks, backLinks } from './back-links.ts'
import { once, onceEach } from './once.ts'

/** A rule on the shelf: its English entry, and the entry of a language where there is one. */
export interface Rule {
  readonly id: string
  readonly source: Entry
  readonly entries: ByLocale<Entry | undefined>
}

/** Every rule by id, in the order of the files. */
export const allRules = once(async (): Promise<ReadonlyMap<string, Rule>> => {
  const entries = new Map((await getCollection('rules')).map(({ id, data }) => [id, data]))
  const rules = Array.from(entries.values())
    .filter(({ locale }) => locale === SOURCE_LOCALE)
    .map((source): Rule => {
      return { id: source.id, source, entries: byLocale((locale) => entries.get(`${locale}/${source.id}`)) }
    })
  return new Map(rules.map((rule) => [rule.id, rule]))
})

/** The entry that a language shows for a rule: its own, or the English one where it has none yet. */
export const entryIn = ({ source, entries }: Rule, locale: Locale): Entry => entries[locale] ?? source

/** What links to each rule, as a language shows it. */
export const allBackLinks = onceEach(
  async (locale: Locale): Promise<BackLinks> =>
    backLinks(Array.from((await allRules()).values(), (rule) => entryIn(rule, locale))),
)

/** The books in their order. */
export const allBooks = once(
  async (): Promise<readonly Book[]> =>
    (await getCollection('books')).map(({ data }) => data).sort((a, b) => a.order - b.order),
)

/** A chapter in its book, with its neighbours in reading order. */
export interface ChapterPlace {
  readonly book: Book
  readonly chapter: Chapter
  readonly previous: Chapter | undefined
  readonly next: Chapter | undefined
}

/** Every chapter of every book with its place. */
export const chapterPlaces = (books: readonly Book[]): ChapterPlace[] =>
  books.flatMap((book) =>
    book.chapters.map((chapter, index) => ({
      book,
      chapter,
      previous: book.chapters[index - 1],
      next: book.chapters[index + 1],
    })),
  )

/** The place of the first chapter that a rule stands in, by the id of the rule. */
export const chapterOfRule = onceEach(
  (books: readonly Book[]): ReadonlyMap<string, ChapterPlace> =>
    new Map(
      chapterPlaces(books)
        .toReversed()
        .flatMap((place) => place.chapter.entries.map((id) => [id, place] as const)),
    ),
)
