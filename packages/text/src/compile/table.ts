import type { Cell, Table } from '@rulestone/core'
import type { Element, ElementContent } from 'hast'
import { LANGUAGE_TAGS, SOURCE_LOCALE } from '../locale.ts'
import type { CompileContext } from './context.ts'
import { element, textNode } from './elements.ts'
import { formatInteger, formatRange, formatSigned } from './figures.ts'
import { ruleLink } from './inline.ts'

/** Words of a table; English words in another language say that they are English. */
function words(key: string, figures: Readonly<Record<string, number>>, { tableWords }: CompileContext): ElementContent {
  const text = tableWords(key, figures)
  return tableWords.has(key) ? textNode(text) : element('span', { lang: LANGUAGE_TAGS[SOURCE_LOCALE] }, text)
}

/** The name of a term, as a link where the term has an entry or a heading. */
function termName(id: string, context: CompileContext): ElementContent[] {
  const forms = context.terms.get(id)?.forms
  const name = forms?.[context.locale]?.name
  const content =
    name === undefined
      ? element('span', { lang: LANGUAGE_TAGS[SOURCE_LOCALE] }, forms?.[SOURCE_LOCALE]?.name ?? id)
      : textNode(name)
  return context.targets.has(id)
    ? ruleLink(id, [content], context)
    : [element('span', { className: ['term'], dataTerm: id }, content)]
}

function cellContent(cell: Cell, table: string, context: CompileContext): ElementContent[] {
  switch (cell.kind) {
    case 'term':
      return termName(cell.id, context)
    case 'integer':
      return [textNode(formatInteger(context.locale, cell.value))]
    case 'signed':
      return [textNode(formatSigned(context.locale, cell.value))]
    case 'range':
      return [textNode(formatRange(context.locale, cell.from, cell.to))]
    case 'words':
      return [words(`${table}.words.${cell.key}`, cell.figures ?? {}, context)]
  }
}

const isFigure = ({ kind }: Cell): boolean => kind === 'integer' || kind === 'signed' || kind === 'range'

const figureClass = (holds: boolean): { className?: string[] } => (holds ? { className: ['figure'] } : {})

/** A table from core as a reader sees it: the first cell of a row names the row. */
export function tableElement({ id, columns, rows }: Table, context: CompileContext): Element {
  const head = columns.map((column, index) => {
    const holdsFigures = rows.every((row) => row[index] !== undefined && isFigure(row[index]))
    const properties = { scope: 'col', ...figureClass(holdsFigures) }
    return element('th', properties, words(`${id}.columns.${column}`, {}, context))
  })
  const body = rows.map((row) =>
    element(
      'tr',
      {},
      ...row.map((cell, index) => {
        const content = cellContent(cell, id, context)
        const className = figureClass(isFigure(cell))
        return index === 0
          ? element('th', { scope: 'row', ...className }, ...content)
          : element('td', className, ...content)
      }),
    ),
  )
  return element(
    'table',
    { className: ['core-table'], dataTable: id },
    element('caption', {}, words(`${id}.caption`, {}, context)),
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...body),
  )
}
