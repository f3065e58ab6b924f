import type { Rule, Spell } from '@rulestone/data-builder'
import { type Book, isSpell, type Locale, spellEntry } from '@rulestone/text'
import { documentId } from './document-id.ts'
import { MODULE_ID, type Pack, packName } from './module-id.ts'
import { type PageReference, ruleHtml, spellHtml } from './page-html.ts'

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
const levelId = (level: number): string => documentId(`level ${level}`)
/** The ids of the journal of an entry, and of its page; the id of a spell begins with `spell:`. */
const journalId = (entry: string): string => documentId(isSpell(entry) ? entry : `rule ${entry}`)
const pageId = (entry: string): string => documentId(`page ${entry}`)

/** A folder of a pack. */
const folderOf = (id: string, name: string, sort: number): PackDocument & Readonly<Record<string, unknown>> => ({
  _id: id,
  _key: `!folders!${id}`,
  name,
  type: 'JournalEntry',
  sorting: 'm',
  sort,
  folder: null,
})

interface Journal {
  /** the id of its entry */
  readonly entry: string
  readonly title: string
  readonly html: string
  readonly folder: string | null
  readonly sort: number
  /** what it is, for other modules: `{ rule: 'cover' }` */
  readonly flags: Readonly<Record<string, string>>
}

/** A journal with one page. */
const journalOf = ({ entry, title, html, folder, sort, flags }: Journal): PackDocument & Record<string, unknown> => ({
  _id: journalId(entry),
  _key: `!journal!${journalId(entry)}`,
  name: title,
  pages: [
    {
      _id: pageId(entry),
      _key: `!journal.pages!${journalId(entry)}.${pageId(entry)}`,
      name: title,
      type: 'text',
      title: { show: true, level: 1 },
      text: { format: HTML, content: html },
      sort: 0,
    },
  ],
  folder,
  sort,
  ownership: { default: OBSERVER },
  flags: { [MODULE_ID]: flags },
})

/** The references to the pages of a language. */
export function pageReferences(rules: readonly Rule[], spells: readonly Spell[], language: Locale): PageReference {
  const uuid = (pack: Pack, entry: string): string =>
    `Compendium.${MODULE_ID}.${packName(pack, language)}.JournalEntry.${journalId(entry)}.JournalEntryPage.${pageId(entry)}`
  const ofRules = rules
    .filter((rule) => rule.language === language)
    .flatMap(({ id, headings }) => [id, ...headings.map((one) => one.id)].map((target) => [target, id] as const))
    .map(([target, id]) => [target, uuid('rules', id)] as const)
  const ofSpells = spells
    .filter((spell) => spell.language === language)
    .map(({ id }) => [spellEntry(id), uuid('spells', spellEntry(id))] as const)
  const references = new Map([...ofRules, ...ofSpells])
  return (target) => references.get(target)
}

/** The place of each rule in its book. */
const sortOf = (books: readonly Book[]): ReadonlyMap<string, number> =>
  new Map(
    books.flatMap(({ chapters }) => chapters.flatMap(({ entries }) => entries)).map((id, index) => [id, index * 100]),
  )

/** The rules of a language: a folder for each chapter, and in it a journal for each rule. */
export function ruleDocuments(
  rules: readonly Rule[],
  books: readonly Book[],
  language: Locale,
  referTo: PageReference,
): PackDocument[] {
  const sorts = sortOf(books)
  const folders = books.flatMap((book, at) =>
    book.chapters.map((chapter, index) =>
      folderOf(chapterId(book.id, chapter.id), chapter.title[language], at * 1000 + index),
    ),
  )
  const journals = rules
    .filter((rule) => rule.language === language)
    .map((rule) => {
      const { id, title, chapters } = rule
      const [first] = chapters
      return journalOf({
        entry: id,
        title,
        html: ruleHtml(rule, referTo),
        folder: first === undefined ? null : chapterId(first.book, first.chapter),
        sort: sorts.get(id) ?? 0,
        flags: { rule: id },
      })
    })
  return [...folders, ...journals]
}

/**
 * The spells of a language: a folder for each level, and in it a journal for each spell, by name.
 *
 * @param levelName the name of a level: `Cantrips`
 */
export function spellDocuments(
  spells: readonly Spell[],
  language: Locale,
  levelName: (level: number) => string,
  referTo: PageReference,
): PackDocument[] {
  const own = spells
    .filter((spell) => spell.language === language)
    .toSorted((a, b) => a.title.localeCompare(b.title, language))
  const levels = Array.from(new Set(own.map(({ facts }) => facts.level))).toSorted((a, b) => a - b)
  const folders = levels.map((level) => folderOf(levelId(level), levelName(level), level))
  const journals = own.map((spell, index) =>
    journalOf({
      entry: spellEntry(spell.id),
      title: spell.title,
      html: spellHtml(spell, referTo),
      folder: levelId(spell.facts.level),
      sort: index * 100,
      flags: { spell: spell.id },
    }),
  )
  return [...folders, ...journals]
}
