import { type Book, type ByLocale, type Chapter, type Entry, type Locale, SOURCE_LOCALE } from '@rulestone/text'
import { type BackLinks, backLinks } from './back-links.ts'
import { content } from './content.ts'
import { once, onceEach } from './once.ts'

/** A rule: its English entry, and its entry in each language that has one. */
export interface Rule {
  readonly id: string
  readonly source: Entry
  readonly entries: ByLocale<Entry | undefined>
}

/** Every rule by id, in the order of the ids. */
export const allRules = once(async (): Promise<ReadonlyMap<string, Rule>> => {
  const { library } = content
  const rules = Array.from(library.entries).flatMap(([id, entries]): [string, Rule][] => {
    const source = entries[SOURCE_LOCALE]
    return source ? [[id, { id, source, entries }]] : []
  })
  return new Map(rules.sort(([a], [b]) => (a < b ? -1 : 1)))
})

/** The entry of a rule in a language, or the English one if it has none yet. */
export const entryIn = ({ source, entries }: Rule, locale: Locale): Entry => entries[locale] ?? source

/** The summary of each rule by id, in a language. */
export const summariesIn = async (locale: Locale): Promise<ReadonlyMap<string, string>> =>
  new Map(Array.from((await allRules()).values(), (rule) => [rule.id, entryIn(rule, locale).summary]))

/** The links to each rule, in a language. */
export const allBackLinks = onceEach(
  async (locale: Locale): Promise<BackLinks> =>
    backLinks(Array.from((await allRules()).values(), (rule) => entryIn(rule, locale))),
)

/** The books in their order. */
export const allBooks = once(async (): Promise<readonly Book[]> => content.library.books)

/** A chapter in its book, with the chapters before and after it. */
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

/** The place of the first chapter with a rule, by the id of the rule. */
export const chapterOfRule = onceEach(
  (books: readonly Book[]): ReadonlyMap<string, ChapterPlace> =>
    new Map(
      chapterPlaces(books)
        .toReversed()
        .flatMap((place) => place.chapter.entries.map((id) => [id, place] as const)),
    ),
)
