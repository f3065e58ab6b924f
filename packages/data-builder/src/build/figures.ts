import { figuresOfSpell, SPELL_IDS } from '@rulestone/compendium'
import { FIGURES_BY_EDITION, type NamedFigure } from '@rulestone/core'
import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { figureInWords, numberFormats } from '@rulestone/text/number-formats'
import type { Figure, Rule } from '../schema/index.ts'
import { measureOf } from './measure.ts'
import { CURRENT_EDITION } from './sources.ts'
import { byLanguage, type Words } from './words.ts'

/** A figure as the text of a language shows it. */
export const figureText = (figure: NamedFigure, locale: Locale, words: Words): string =>
  figureInWords(figure, numberFormats(LANGUAGE_TAGS[locale]), words.of(locale, 'units'))

/** What a figure is of. */
type Origin = Pick<Figure, 'edition' | 'spell' | 'rules'>

function figureData(id: string, origin: Origin, figure: NamedFigure, words: Words): Figure {
  const common = { id, ...origin, text: byLanguage((locale) => figureText(figure, locale, words)) }
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
 * Every figure of core, then those of the spells.
 *
 * @param rules the rules in the source language
 */
export function buildFigures(rules: readonly Rule[], words: Words): Figure[] {
  const showing = (id: string): string[] => rules.filter(({ figures }) => figures.includes(id)).map((rule) => rule.id)
  return [
    ...Object.entries(FIGURES_BY_EDITION).flatMap(([edition, figures]) =>
      Object.entries(figures).map(([id, figure]) => figureData(id, { edition, rules: showing(id) }, figure, words)),
    ),
    ...SPELL_IDS.flatMap((spell) =>
      Object.entries(figuresOfSpell(spell)).map(([id, figure]) =>
        figureData(id, { edition: CURRENT_EDITION, spell, rules: showing(id) }, figure, words),
      ),
    ),
  ]
}
