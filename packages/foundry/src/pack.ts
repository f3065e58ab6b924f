import type { Rule } from '@rulestone/data-builder'
import type { Book, Locale } from '@rulestone/text'
import { documentId } from './document-id.ts'
import { MODULE_ID, packName } from './module-id.ts'
import { pageHtml } from './page-html.ts'

/** A document of a pack as `@foundryvtt/foundryvtt-cli` reads it: `_key` is its place in the database. */
export interface PackDocument {
  readonly _id: string
  readonly _key: string
  readonly name: string
}

/** The format of a page whose content is HTML. */
const HTML = 1
/** Everybody may read. */
const OBSERVER = 2

const chapterId = (book: string, chapter: string): string => documentId(`chapter ${book} ${chapter}`)
const entryId = (rule: string): string => documentId(`rule ${rule}`)
const pageId = (rule: string): string => documentId(`page ${rule}`)

/** The place of each rule in its book. */
const sortOf = (books: readonly Book[]): ReadonlyMap<string, number> =>
  new Map(
    books.flatMap(({ chapters }) => chapters.flatMap(({ entries }) => entries)).map((id, index) => [id, index * 100]),
  )

/** The documents of the pack of a language: a folder for each chapter, and in it a journal for each rule. */
export function packDocuments(rules: readonly Rule[], books: readonly Book[], language: Locale): PackDocument[] {
  const own = rules.filter((rule) => rule.language === language)
  const ruleOf = new Map(
    own.flatMap(({ id, headings }) => [id, ...headings.map((one) => one.id)].map((one) => [one, id])),
  )
  const sorts = sortOf(books)
  const referTo = (target: string): string | undefined => {
    const rule = ruleOf.get(target)
    const pack = `Compendium.${MODULE_ID}.${packName(language)}`
    return rule === undefined ? undefined : `${pack}.JournalEntry.${entryId(rule)}.JournalEntryPage.${pageId(rule)}`
  }
  const folders = books.flatMap((book, at) =>
    book.chapters.map((chapter, index) => {
      const id = chapterId(book.id, chapter.id)
      const name = chapter.title[language]
      return {
        _id: id,
        _key: `!folders!${id}`,
        name,
        type: 'JournalEntry',
        sorting: 'm',
        sort: at * 1000 + index,
        folder: null,
      }
    }),
  )
  const journals = own.map((rule) => {
    const { id, title, chapters } = rule
    const [first] = chapters
    const sort = sorts.get(id) ?? 0
    const page = {
      _id: pageId(id),
      _key: `!journal.pages!${entryId(id)}.${pageId(id)}`,
      name: title,
      type: 'text',
      title: { show: true, level: 1 },
      text: { format: HTML, content: pageHtml(rule, referTo) },
      sort: 0,
    }
    return {
      _id: entryId(id),
      _key: `!journal!${entryId(id)}`,
      name: title,
      pages: [page],
      folder: first === undefined ? null : chapterId(first.book, first.chapter),
      sort,
      ownership: { default: OBSERVER },
      flags: { [MODULE_ID]: { rule: id } },
    }
  })
  return [...folders, ...journals]
}
