import {
  type ByLocale,
  byLocale,
  type Entry,
  type Library,
  LOCALES,
  type SearchNames,
  type Term,
} from '@rulestone/text'
import { visit } from 'unist-util-visit'
import { CURRENT_EDITION } from '../editions.ts'
import { compact, fold } from '../text/fold.ts'
import { plainText } from './plain-text.ts'

/** The part of an entry that is searched. */
export type SearchableEntry = Pick<
  Entry,
  'id' | 'file' | 'title' | 'aliases' | 'summary' | 'kind' | 'ruleset' | 'headings' | 'blocks'
>

/** The part of a library that is searched. */
export interface Searchable extends Pick<Library, 'terms' | 'books' | 'otherNames' | 'questions'> {
  readonly entries: ReadonlyMap<string, ByLocale<SearchableEntry | undefined>>
}

/** Something with names, and the target of its results. */
export interface Row {
  readonly sort: 'entry' | 'heading' | 'term'
  readonly entry: SearchableEntry
  /** the heading or block inside the entry; undefined for the entry itself */
  readonly key: string | undefined
  /** the title first */
  readonly names: ByLocale<readonly string[]>
  /** what readers ask about it in everyday words */
  readonly questions: ByLocale<readonly string[]>
}

type Entries = ByLocale<SearchableEntry | undefined>

export const isOfOlderEdition = ({ ruleset }: SearchableEntry): boolean => ruleset !== CURRENT_EDITION

const keyOf = (name: string): string => compact(fold(name))

/** Names without those that another of them finds: the same, or its plural. */
function withoutRepeatedNames(names: readonly string[]): string[] {
  const keys = new Set<string>()
  return names.filter((name) => {
    const key = keyOf(name)
    if (key === '' || keys.has(key) || keys.has(key.replace(/s$/u, ''))) return false
    keys.add(key)
    return true
  })
}

const NO_NAMES: ByLocale<readonly string[]> = byLocale(() => [])

function formsOf({ id, forms }: Term, otherNames: SearchNames): ByLocale<string[]> {
  const others = otherNames.get(id) ?? NO_NAMES
  return byLocale((locale) => {
    const form = forms[locale]
    const names = form ? [form.name, ...(form.abbreviation ? [form.abbreviation] : []), ...(form.aliases ?? [])] : []
    return [...names, ...others[locale]]
  })
}

interface OpenRow extends Omit<Row, 'names' | 'questions'> {
  names: ByLocale<readonly string[]>
  questions: ByLocale<readonly string[]>
}

function rowsOfEntry(entries: Entries, source: SearchableEntry, { otherNames, questions }: Searchable): OpenRow[] {
  const named = (
    id: string,
    own: (entry: SearchableEntry | undefined) => readonly string[],
  ): ByLocale<readonly string[]> => {
    const others = otherNames.get(id) ?? NO_NAMES
    return byLocale((locale) => [...own(entries[locale]), ...others[locale]])
  }
  return [
    {
      sort: 'entry',
      entry: source,
      key: undefined,
      names: named(source.id, (entry) => (entry ? [entry.title, ...entry.aliases] : [])),
      questions: questions.get(source.id) ?? NO_NAMES,
    },
    ...source.headings.map(
      ({ id }): OpenRow => ({
        sort: 'heading',
        entry: source,
        key: id,
        names: named(
          id,
          (entry) => entry?.headings.flatMap((heading) => (heading.id === id ? [heading.text] : [])) ?? [],
        ),
        questions: questions.get(id) ?? NO_NAMES,
      }),
    ),
  ]
}

/** A block of the English text, for finding the block of a term. */
interface EnglishBlock {
  readonly entry: SearchableEntry
  readonly key: string
  readonly isTable: boolean
  readonly cells: ReadonlySet<string>
  readonly text: string
}

/** The elements that highlight a name in a block. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th', 'strong'])

function saidBlocks(sources: readonly SearchableEntry[]): EnglishBlock[] {
  return sources.flatMap((entry) =>
    entry.blocks.flatMap((block): EnglishBlock[] => {
      if (block.kind === 'calculator') return []
      const cells = new Set<string>()
      visit(block.tree, 'element', (element) => {
        if (CELLS.has(element.tagName)) cells.add(fold(plainText(element)))
      })
      const isTable = block.tree.tagName === 'table'
      return [{ entry, key: block.key, isTable, cells, text: ` ${fold(plainText(block.tree))} ` }]
    }),
  )
}

/** Finds the blocks, in order, that may contain a folded name or its plural. */
type Finder = (name: string) => EnglishBlock[]

function finderOf(blocks: readonly EnglishBlock[]): Finder {
  const places = new Map<string, number[]>()
  for (const [index, { cells, text }] of blocks.entries()) {
    for (const word of new Set([...text.split(' '), ...cells])) {
      const known = places.get(word)
      if (known) known.push(index)
      else places.set(word, [index])
    }
  }
  return (name) => {
    const [first = ''] = name.split(' ')
    const found = new Set([first, `${first}s`, name].flatMap((word) => places.get(word) ?? []))
    return Array.from(found)
      .sort((a, b) => a - b)
      .flatMap((index) => blocks[index] ?? [])
  }
}

/**
 * The block that best explains a term: a table that lists it, a block that highlights its name, or the first to mention
 * it, preferably in a rule named after it, as Armor Class is after armor.
 */
function placeOf(name: string, blocksWith: Finder): EnglishBlock | undefined {
  const folded = fold(name)
  let best: EnglishBlock | undefined
  let most = 0
  for (const block of blocksWith(folded)) {
    const isCell = block.cells.has(folded)
    const isSaid = block.text.includes(` ${folded} `) || block.text.includes(` ${folded}s `)
    const isTitled = isSaid && ` ${fold(block.entry.title)} `.includes(` ${folded} `)
    const weight =
      (isCell ? (block.isTable ? 8 : 6) : isTitled ? 4 : isSaid ? 3 : 0) - (isOfOlderEdition(block.entry) ? 2 : 0)
    if (weight <= most) continue
    best = block
    most = weight
  }
  return best
}

/** The rows of each library, which are the same for the index of every language. */
const known = new WeakMap<Searchable, readonly Row[]>()

/**
 * Everything with a name in a library, each entry followed by its headings and by the terms explained in it. A term
 * that shares its id or English name with a rule adds its names to that rule.
 */
export function collectRows(library: Searchable): readonly Row[] {
  const rows = known.get(library) ?? makeRows(library)
  known.set(library, rows)
  return rows
}

const ordered = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The rows, sorted: older editions last, and so that the block of a term does not depend on the order of the files. */
function makeRows(library: Searchable): Row[] {
  const groups = Array.from(library.entries.values())
    .flatMap((entries) => (entries.en ? [{ entries, source: entries.en }] : []))
    .sort(
      (a, b) =>
        Number(isOfOlderEdition(a.source)) - Number(isOfOlderEdition(b.source)) ||
        ordered(a.source.file, b.source.file),
    )
  const rows = groups.flatMap(({ entries, source }) => rowsOfEntry(entries, source, library))
  const byId = new Map(rows.map((row) => [row.key ?? row.entry.id, row]))
  const byName = new Map<string, OpenRow>()
  for (const row of rows) {
    for (const name of row.names.en) if (!byName.has(keyOf(name))) byName.set(keyOf(name), row)
  }
  const blocksWith = finderOf(saidBlocks(groups.map(({ source }) => source)))
  for (const term of Array.from(library.terms.values()).sort((a, b) => ordered(a.id, b.id))) {
    const forms = formsOf(term, library.otherNames)
    const questions = library.questions.get(term.id) ?? NO_NAMES
    const [name] = forms.en
    if (name === undefined) continue
    const rule = byId.get(term.id) ?? byName.get(keyOf(name))
    if (rule) {
      const { names, questions: own } = rule
      rule.names = byLocale((locale) => [...names[locale], ...forms[locale]])
      if (own !== questions) rule.questions = byLocale((locale) => [...own[locale], ...questions[locale]])
      continue
    }
    const place = placeOf(name, blocksWith)
    if (place) rows.push({ sort: 'term', entry: place.entry, key: place.key, names: forms, questions })
  }
  const order = new Map(groups.map(({ source }, index) => [source.id, index]))
  const sorts = ['entry', 'heading', 'term']
  return rows
    .map((row) => ({ ...row, names: byLocale((locale) => withoutRepeatedNames(row.names[locale])) }))
    .filter(({ names }) => LOCALES.some((locale) => names[locale].length > 0))
    .sort(
      (a, b) =>
        (order.get(a.entry.id) ?? 0) - (order.get(b.entry.id) ?? 0) || sorts.indexOf(a.sort) - sorts.indexOf(b.sort),
    )
}
