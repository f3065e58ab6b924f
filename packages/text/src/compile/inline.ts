import { expectOk, mean, type NamedFigure, odds, parse, typeset } from '@rulestone/core'
import type { Element, ElementContent } from 'hast'
import { formatInteger, formatQuantity, formatSigned, type QuantityForm } from '../language/index.ts'
import type { CompileContext } from './context.ts'
import { element } from './elements.ts'

/** The URL of an entry or heading; undefined if there is none with this id. */
function ruleHref(id: string, { locale, targets, links }: CompileContext): string | undefined {
  const target = targets.get(id)
  return target && links.rule(locale, target.entry, target.heading)
}

/** A link to a rule, or only its text if there is no rule with this id. */
export function ruleLink(id: string, children: readonly ElementContent[], context: CompileContext): ElementContent[] {
  const href = ruleHref(id, context)
  return href === undefined ? [...children] : [element('a', { className: ['rule'], dataRule: id, href }, ...children)]
}

/** A link that rolls dice. */
export const diceLink = (expression: string, { locale, links }: CompileContext): Element =>
  element('a', { className: ['dice'], dataDice: expression, href: links.dice(locale, expression) }, typeset(expression))

/** The average of dice as a stat block states it: rounded down, and at least 1. */
function averageOf(expression: string): number {
  const { numerator, denominator } = mean(expectOk(odds(expectOk(parse(expression)))))
  return Math.max(1, Number(numerator / denominator))
}

/** Dice after their average: “7 (2d6)”. */
export function averagedDice(expression: string, context: CompileContext): ElementContent[] {
  const [open, close] = context.locale === 'zh' ? ['（', '）'] : [' (', ')']
  return [
    { type: 'text', value: `${averageOf(expression)}${open}` },
    diceLink(expression, context),
    { type: 'text', value: close },
  ]
}

declare module 'hast' {
  interface ElementData {
    /** the id of the figure of core that the element shows; not part of the HTML */
    figure?: string
  }
}

/** A figure that a text names, as an element that remembers its id. */
export const namedFigure = (id: string, figure: NamedFigure, form: QuantityForm, context: CompileContext): Element => ({
  ...figureElement(figure, form, context),
  data: { figure: id },
})

/** A figure from core as a `data` element, with its unit for a length or weight; dice as a link. */
export function figureElement(figure: NamedFigure, form: QuantityForm, context: CompileContext): Element {
  const { locale, unitWords } = context
  if (figure.kind === 'dice') return diceLink(figure.value, context)
  const properties = { className: ['value'], value: String(figure.value) }
  if (figure.kind === 'quantity') {
    const shown = formatQuantity(figure, form, locale, unitWords)
    const measured = {
      ...properties,
      dataUnit: figure.unit,
      ...(form === 'adjective' && { dataForm: form }),
      ...(figure.isSquareSide && { dataSquareSide: '' }),
    }
    return element('data', measured, shown)
  }
  const format = figure.kind === 'signed' ? formatSigned : formatInteger
  return element('data', properties, format(locale, figure.value))
}
