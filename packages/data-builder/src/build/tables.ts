import { type Cell, type Table as CoreTable, TABLES } from '@rulestone/core'
import { type Locale, SOURCE_LOCALE } from '@rulestone/text'
import type { Block, ByLanguage, Rule, Table, TableCell } from '../schema/index.ts'
import { measureOf } from './measure.ts'
import { sourceNamed } from './sources.ts'
import { spansText } from './spans.ts'
import { byLanguage, type Words } from './words.ts'

type ShownTable = Extract<Block, { kind: 'table' }>

/** What a cell says for programs. */
function cellData(cell: Cell, text: ByLanguage): TableCell {
  switch (cell.kind) {
    case 'term':
      return { kind: 'term', text, term: cell.id }
    case 'terms':
      return { kind: 'terms', text, joined: cell.joined, terms: [...cell.ids] }
    case 'quantity':
      return { kind: 'quantity', text, measure: measureOf(cell.value, cell.unit) }
    case 'dice': {
      const { kind, value, average } = cell
      return { kind, text, dice: value, ...(average !== undefined && { average }) }
    }
    case 'words': {
      const { kind, key, figures } = cell
      return { kind, text, key, ...(figures && { figures: { ...figures } }) }
    }
    default:
      return { ...cell, text }
  }
}

/** The tables that rules show in a language, by id. */
const shownTables = (rules: readonly Rule[], locale: Locale): ReadonlyMap<string, ShownTable> =>
  new Map(
    rules
      .filter(({ language }) => language === locale)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' && block.table !== undefined ? [[block.table, block]] : [])),
  )

/**
 * Every table of core.
 *
 * @param rules the rules in every language: their text has the words of the tables
 * @throws RangeError if no rule shows a table
 */
export function buildTables(rules: readonly Rule[], words: Words): Table[] {
  const shown = { en: shownTables(rules, 'en'), zh: shownTables(rules, 'zh'), th: shownTables(rules, 'th') }
  const shownIn = (locale: Locale, id: string): ShownTable => {
    const table = shown[locale].get(id) ?? shown[SOURCE_LOCALE].get(id)
    if (!table) throw new RangeError(`No rule shows the table "${id}". Tip: add ::table{id="${id}"} to a rule.`)
    return table
  }
  return TABLES.map(({ id, source, columns, rows }: CoreTable): Table => {
    const { document, ...where } = source
    const { id: sourceId } = sourceNamed(document)
    return {
      id,
      edition: sourceId,
      source: { source: sourceId, ...where },
      caption: words.all('tables', `${id}.caption`),
      columns: columns.map((column) => ({ id: column, name: words.all('tables', `${id}.columns.${column}`) })),
      rows: rows.map((row, line) =>
        row.map((cell, index) =>
          cellData(
            cell,
            byLanguage((locale) => spansText(shownIn(locale, id).rows[line]?.[index]?.spans ?? [])),
          ),
        ),
      ),
      rules: rules
        .filter(({ language, tables }) => language === SOURCE_LOCALE && tables.includes(id))
        .map((rule) => rule.id),
    }
  })
}
