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

/**
 * A link to a rule, or only its text if there is no rule with this id.
 *
 * @param why how the figure that is the text comes about, which the preview says too
 */
export function ruleLink(
  id: string,
  children: readonly ElementContent[],
  context: CompileContext,
  why?: string | null,
): ElementContent[] {
  const href = ruleHref(id, context)
  if (href === undefined) return [...children]
  return [element('a', { className: ['rule'], dataRule: id, href, ...(why && { dataWhy: why }) }, ...children)]
}

/** How dice are shown. */
interface DiceShown {
  /** the text, if that is not the dice */
  readonly as?: string
  /** the accessible name, if the text does not say what is rolled */
  readonly name?: string
  /** the calculator of the odds, if that is not the one of dice; other fields are those that it is filled in with */
  readonly calculator?: string
}

/** A link that rolls dice. */
export function diceLink(
  expression: string,
  { locale, links }: CompileContext,
  { as = typeset(expression), name, calculator, ...fields }: DiceShown & Readonly<Record<string, string>> = {},
): Element {
  const href = calculator === undefined ? links.dice(locale, expression) : links.calculator(locale, calculator, fields)
  return element('a', { className: ['dice'], dataDice: expression, href, ...(name && { ariaLabel: name }) }, as)
}

/** A link to a calculator with some fields filled in. */
export function calculatorLink(
  text: string,
  { locale, links }: CompileContext,
  { id = '', name, ...fields }: Readonly<Record<string, string>>,
): Element {
  const href = links.calculator(locale, id, fields)
  return element('a', { className: ['calculation'], href, ...(name && { ariaLabel: name }) }, text)
}

/** The average of dice as a stat block states it: rounded down, and at least 1. */
function averageOf(expression: string): number {
  const { numerator, denominator } = mean(expectOk(odds(expectOk(parse(expression)))))
  return Math.max(1, Number(numerator / denominator))
}

/** Dice after their average, as one link: “7 (2d6)”. */
export function averagedDice(expression: string, context: CompileContext): Element {
  const [open, close] = context.locale === 'zh' ? ['（', '）'] : [' (', ')']
  return diceLink(expression, context, { as: `${averageOf(expression)}${open}${typeset(expression)}${close}` })
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
