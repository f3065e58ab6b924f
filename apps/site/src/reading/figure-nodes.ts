import { SPELL_FIGURES } from '@rulestone/compendium'
import { FIGURES, type NamedFigure } from '@rulestone/core'
import { LANGUAGE_TAGS, type Locale, type Measure, measureElement } from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { unitWords } from '../display/units.ts'
import { getT } from '../library/i18n.ts'
import { onceEach } from '../library/once.ts'
import { stringsUnder } from '../library/strings.ts'
import { makeT } from '../shared/make-t.ts'
import { diceLink } from './rule/dice-nodes.ts'
import { paragraphMeasures } from './rule/paragraph-measures.ts'

/** The strings of units, with the spaces of a text. */
const unitTalk = onceEach((locale: Locale) => {
  const units = Object.entries(stringsUnder(locale, 'units')).map(([key, text]) => [`units.${key}`, text])
  return makeT(LANGUAGE_TAGS[locale], Object.fromEntries(units))
})

/**
 * A figure of core or of a spell in a text: interactive, and with its unit if it has one.
 *
 * @throws RangeError if there is no such figure
 */
export function figureById(locale: Locale, id: string): Element {
  const figure: NamedFigure | undefined = FIGURES[id] ?? SPELL_FIGURES[id]
  if (!figure) throw new RangeError(`id is "${id}"; there is no such figure. Tip: see FIGURES and SPELL_FIGURES.`)
  const formats = numberFormats(LANGUAGE_TAGS[locale])
  if (figure.kind === 'dice') return diceLink(locale, figure.value)
  const properties = { className: 'value', value: String(figure.value) }
  if (figure.kind === 'quantity') {
    const words = unitWords(figure, 'noun', formats.number, unitTalk(locale))
    const { unit, isSquareSide } = figure
    return h('data', { ...properties, dataUnit: unit, ...(isSquareSide && { dataSquareSide: '' }) }, words)
  }
  return h('data', properties, figure.kind === 'signed' ? formats.signed(figure.value) : formats.integer(figure.value))
}

/** A length or weight that stays in the unit of the rules. */
function inOwnUnit(figure: Element): Element {
  const { dataUnit: _, ...properties } = figure.properties
  return { ...figure, properties }
}

const text = (value: string): ElementContent => ({ type: 'text', value })

/** Placeholder for a figure in a string. */
const OBJECT = '\ufffc'

/**
 * A figure of core by itself, as in a table: a cost by distance stays in feet and states that distance.
 *
 * @throws RangeError if core has no such figure
 */
export function loneFigure(locale: Locale, id: string): ElementContent[] {
  const element = figureById(locale, id)
  const figure: NamedFigure | undefined = FIGURES[id]
  if (figure?.kind !== 'quantity' || !figure.countsFeet) return [element]
  if (figure.perFeet === undefined) return [inOwnUnit(element)]
  const [before = '', after = ''] = getT(locale)('editions.per-feet', { count: figure.perFeet, cost: OBJECT }).split(
    OBJECT,
  )
  return [text(before), inOwnUnit(element), text(after)]
}

const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/u

/**
 * A piece of a text with its lengths and weights marked, so that they are shown in the reader's units.
 *
 * @param measures those of the whole text
 * @param start where the piece starts in it
 */
function withMeasures(piece: string, measures: readonly Measure[], start: number): ElementContent[] {
  const slice = (from: number, to?: number): string => piece.slice(from - start, to && to - start)
  const nodes: ElementContent[] = []
  let done = start
  for (const measure of measures) {
    if (measure.start < start || measure.end > start + piece.length) continue
    nodes.push(text(slice(done, measure.start)), measureElement(measure, slice(measure.start, measure.end)))
    done = measure.end
  }
  return [...nodes, text(slice(done))].filter((node) => textOf(node) !== '')
}

/**
 * A string with the figures of core that its placeholders name. Where the sentence would be wrong in other units, its
 * lengths stay in those of the rules.
 *
 * @throws RangeError if a placeholder names none
 */
export function withFigures(locale: Locale, string: string): ElementContent[] {
  // The pieces alternate: text and the ids of figures.
  const nodes = string
    .split(PLACEHOLDER)
    .map((piece, index) => (index % 2 === 0 ? text(piece) : figureById(locale, piece)))
  const texts = nodes.map((node) => textOf(node))
  const measures = paragraphMeasures(texts.join(''), locale)
  return nodes.flatMap((node, index) => {
    const start = texts.slice(0, index).join('').length
    if (node.type === 'text') return withMeasures(node.value, measures ?? [], start)
    const isFixed = measures === undefined && node.type === 'element' && node.properties['dataSquareSide'] === undefined
    return isFixed ? [inOwnUnit(node)] : [node]
  })
}
