import { FIGURES, type NamedFigure } from '@rulestone/core'
import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import { unitWords } from '../display/units.ts'
import { getT } from '../library/i18n.ts'
import { onceEach } from '../library/once.ts'
import { stringsUnder } from '../library/strings.ts'
import { escaped } from '../shared/escaped.ts'
import { makeT } from '../shared/make-t.ts'
import { diceHtml } from './rule/dice-html.ts'
import { paragraphMeasures } from './rule/paragraph-measures.ts'

/** The strings of units, in which a text keeps its own spaces. */
const unitTalk = onceEach((locale: Locale) => {
  const units = Object.entries(stringsUnder(locale, 'units')).map(([key, text]) => [`units.${key}`, text])
  return makeT(LANGUAGE_TAGS[locale], Object.fromEntries(units))
})

/**
 * A figure of core as the text shows it: live, and with its unit where it has one.
 *
 * @throws RangeError when core has no such figure
 */
export function figureHtml(locale: Locale, id: string): string {
  const figure: NamedFigure | undefined = FIGURES[id]
  if (!figure) throw new RangeError(`id is "${id}"; core has no such figure. Tip: see FIGURES.`)
  const formats = numberFormats(LANGUAGE_TAGS[locale])
  switch (figure.kind) {
    case 'dice':
      return diceHtml(locale, figure.value)
    case 'quantity': {
      const words = unitWords(figure, 'noun', formats.number, unitTalk(locale))
      return `<data class="value" value="${figure.value}" data-unit="${figure.unit}"${figure.isSquareSide ? ' data-square-side=""' : ''}>${escaped(words)}</data>`
    }
    default: {
      const words = figure.kind === 'signed' ? formats.signed(figure.value) : formats.integer(figure.value)
      return `<data class="value" value="${figure.value}">${words}</data>`
    }
  }
}

/** Stands for the figure in a string. */
const OBJECT = '\ufffc'

/**
 * A figure of core that stands by itself, as in a table: where single feet are counted it stays in feet, and says what it is
 * the cost of.
 *
 * @throws RangeError when core has no such figure
 */
export function loneFigureHtml(locale: Locale, id: string): string {
  const html = figureHtml(locale, id)
  const figure: NamedFigure | undefined = FIGURES[id]
  if (figure?.kind !== 'quantity' || !figure.countsFeet) return html
  const inFeet = html.replace(/ data-unit="[^"]*"/u, '')
  if (figure.perFeet === undefined) return inFeet
  return escaped(getT(locale)('editions.per-feet', { count: figure.perFeet, cost: OBJECT })).replace(OBJECT, inFeet)
}

const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/gu

/**
 * A string with the figures of core that its placeholders name, as HTML. Where the sentence would be wrong in other units,
 * its lengths stay in those of the rules.
 *
 * @throws RangeError when a placeholder names none
 */
export function withFigures(locale: Locale, text: string): string {
  const html = escaped(text).replace(PLACEHOLDER, (_, id: string) => figureHtml(locale, id))
  const isFixed = paragraphMeasures(html.replace(/<[^>]*>/gu, ''), locale) === undefined
  return isFixed ? html.replace(/ data-unit="[^"]*"(?! data-square-side)/gu, '') : html
}
