import type { Cell, Table } from '@rulestone/core'
import type { Element, ElementContent } from 'hast'
import {
  type ByLocale,
  formatInteger,
  formatMixed,
  formatRange,
  formatSigned,
  LANGUAGE_TAGS,
  SOURCE_LOCALE,
} from '../language/index.ts'
import type { CompileContext } from './context.ts'
import { element, textNode } from './elements.ts'
import { diceLink, figureElement, ruleLink } from './inline.ts'

/** Words of a table, with `lang` if they are English in another language. */
function words(key: string, figures: Readonly<Record<string, number>>, { tableWords }: CompileContext): ElementContent {
  const text = tableWords(key, figures)
  return tableWords.has(key) ? textNode(text) : element('span', { lang: LANGUAGE_TAGS[SOURCE_LOCALE] }, text)
}

const capitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** The capitalised name of a term, as a link if the term has an entry or a heading. */
function termName(id: string, context: CompileContext): ElementContent[] {
  const forms = context.terms.get(id)?.forms
  const own = forms?.[context.locale]?.name
  const name = own === undefined ? undefined : capitalized(own)
  const content =
    name === undefined
      ? element('span', { lang: LANGUAGE_TAGS[SOURCE_LOCALE] }, capitalized(forms?.[SOURCE_LOCALE]?.name ?? id))
      : textNode(name)
  return context.targets.has(id)
    ? ruleLink(id, [content], context)
    : [element('span', { className: ['term'], dataTerm: id }, content)]
}

/** The separator of a plain list. */
const SEPARATORS: ByLocale<string> = { en: ', ', zh: '、', th: ' ' }

/** The names of several terms, joined in the manner of the language. */
function termNames({ ids, joined }: Extract<Cell, { kind: 'terms' }>, context: CompileContext): ElementContent[] {
  if (joined === 'list') {
    const separator = textNode(SEPARATORS[context.locale])
    return ids.flatMap((id, index) => [...(index === 0 ? [] : [separator]), ...termName(id, context)])
  }
  return new Intl.ListFormat(LANGUAGE_TAGS[context.locale], { type: joined })
    .formatToParts(ids)
    .flatMap(({ type, value }) => (type === 'element' ? termName(value, context) : [textNode(value)]))
}

/** The average and a link that rolls the dice. */
function diceContent(cell: Extract<Cell, { kind: 'dice' }>, context: CompileContext): ElementContent[] {
  const link = diceLink(cell.value, context)
  if (cell.average === undefined) return [link]
  const [open, close] = context.locale === 'zh' ? ['（', '）'] : [' (', ')']
  return [textNode(formatInteger(context.locale, cell.average) + open), link, textNode(close)]
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
    case 'mixed':
      return [textNode(formatMixed(context.locale, cell.value))]
    case 'fraction':
      return [textNode(`${cell.numerator}/${cell.denominator}`)]
    case 'quantity':
      return [figureElement(cell, 'noun', context)]
    case 'dice':
      return diceContent(cell, context)
    case 'terms':
      return termNames(cell, context)
    case 'none':
      return [textNode('—')]
    case 'words':
      return [words(`${table}.words.${cell.key}`, cell.figures ?? {}, context)]
  }
}

const FIGURES: readonly Cell['kind'][] = ['integer', 'signed', 'range', 'mixed', 'fraction', 'quantity', 'dice']

const isFigure = ({ kind }: Cell): boolean => FIGURES.includes(kind)

/** Whether a column is aligned as figures: also its words and dashes, such as “dies” below the penalties of Exhaustion. */
const holdsFigures = (cells: readonly Cell[]): boolean =>
  cells.some(isFigure) && cells.every((cell) => isFigure(cell) || cell.kind === 'none' || cell.kind === 'words')

/** Whether a cell can be long: words can, a name stays on one line. */
const isPhrase = ({ kind }: Cell): boolean => kind === 'words'

const figureClass = (holds: boolean): { className?: string[] } => (holds ? { className: ['figure'] } : {})

/** A table from core as HTML; the first cell of a row is its header. */
export function tableElement({ id, columns, rows }: Table, context: CompileContext): Element {
  const ofFigures = columns.map((_, index) => holdsFigures(rows.flatMap((row) => row[index] ?? [])))
  const head = columns.map((column, index) => {
    const properties = { scope: 'col', ...figureClass(ofFigures[index] === true) }
    return element('th', properties, words(`${id}.columns.${column}`, {}, context))
  })
  const body = rows.map((row) =>
    element(
      'tr',
      {},
      ...row.map((cell, index) => {
        const content = cellContent(cell, id, context)
        const className = figureClass(isFigure(cell) || ofFigures[index] === true)
        if (index > 0) return element('td', className, ...content)
        return element(
          'th',
          { scope: 'row', ...className, ...(isPhrase(cell) ? { className: ['phrase'] } : {}) },
          ...content,
        )
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
