import { FIGURES_BY_EDITION, type NamedFigure, typeset } from '@rulestone/core'
import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { measureWords, numberFormats } from '@rulestone/text/number-formats'
import type { Figure, Rule } from '../schema/index.ts'
import { measureOf } from './measure.ts'
import { byLanguage, type Words } from './words.ts'

/** A figure as the text of a language shows it. */
export function figureText(figure: NamedFigure, locale: Locale, words: Words): string {
  const { integer, signed, number } = numberFormats(LANGUAGE_TAGS[locale])
  switch (figure.kind) {
    case 'dice':
      return typeset(figure.value)
    case 'quantity':
      return measureWords(figure, 'noun', number, words.of(locale, 'units'))
    case 'signed':
      return signed(figure.value)
    case 'integer':
      return integer(figure.value)
  }
}

function figureData(id: string, edition: string, figure: NamedFigure, words: Words, rules: string[]): Figure {
  const common = { id, edition, text: byLanguage((locale) => figureText(figure, locale, words)), rules }
  switch (figure.kind) {
    case 'dice':
      return { kind: 'dice', ...common, dice: figure.value }
    case 'quantity':
      return { kind: 'quantity', ...common, measure: measureOf(figure.value, figure.unit) }
    default:
      return { kind: figure.kind, ...common, value: figure.value }
  }
}

/**
 * Every figure of core.
 *
 * @param rules the rules in the source language
 */
export const buildFigures = (rules: readonly Rule[], words: Words): Figure[] =>
  Object.entries(FIGURES_BY_EDITION).flatMap(([edition, figures]) =>
    Object.entries(figures).map(([id, figure]) => {
      const showing = rules.filter((rule) => rule.figures.includes(id)).map((rule) => rule.id)
      return figureData(id, edition, figure, words, showing)
    }),
  )
