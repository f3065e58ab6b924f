import type { Locale } from '@rulestone/text'
import { CURRENT_EDITION, EDITIONS } from '../editions.ts'
import { unpackThai } from '../languages/thai-letters.ts'
import { ITEM_KINDS, type Item } from './index-types.ts'
import { idOf, type NameColumns, type NamesDocument, type TextDocument } from './names-document.ts'

/** A line of a document. `#` marks a heading, `=` a term of the entry above. */
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

/** The names in each line of the columns of all languages. */
export const namesAt = (columns: NameColumns, rows: number): Record<Locale, string[][]> => ({
  en: readColumn(columns.en, rows),
  zh: readColumn(columns.zh, rows),
  th: readColumn(unpackThai(columns.th), rows),
})

/** The lines and places of both documents; the rows of older editions come with the text. */
export function rowsOf(names: NamesDocument, text: TextDocument | undefined) {
  const current = names.r.split('\n')
  const older = text?.r ? text.r.split('\n') : []
  return { lines: [...current, ...older], places: [...names.w, ...(text?.w ?? [])], currentCount: current.length }
}

/**
 * Reads the items of an index.
 *
 * @param titlesOf the titles of a row
 */
export function readItems(
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
        tag: ITEM_KINDS[Number(kind)] ?? 'rule',
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
