import differences from '@rulestone/content/differences/next-2012.json' with { type: 'json' }
import { FIGURES } from '@rulestone/core'
import type { Locale } from '@rulestone/text'
import type { ByLanguage, Difference, Edition, Rule } from '../schema/index.ts'
import { figureText } from './figures.ts'
import { CURRENT_EDITION, SOURCES } from './sources.ts'
import { byLanguage, type Words } from './words.ts'

/** Every figure of core as the text of a language shows it. */
const figureTexts = (locale: Locale, words: Words): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(FIGURES).map(([id, figure]) => [id, figureText(figure, locale, words)]))

function differenceData(
  { id, chapter, rules, older }: (typeof differences)[number],
  say: (key: string) => ByLanguage,
): Difference {
  const said = (part: string): ByLanguage => say(`next-2012.${id}.${part}`)
  return {
    id,
    chapter,
    rules: [...rules],
    counterpart: older,
    topic: said('topic'),
    current: said('current'),
    other: said('older'),
  }
}

/**
 * Every edition, the current one first, with its differences.
 *
 * @param rules the rules in the source language
 */
export function buildEditions(rules: readonly Rule[], words: Words): Edition[] {
  const editionOf = new Map(
    rules.flatMap(({ id, edition, headings }) =>
      [id, ...headings.map((heading) => heading.id)].map((own) => [own, edition]),
    ),
  )
  const figures = { en: figureTexts('en', words), zh: figureTexts('zh', words), th: figureTexts('th', words) }
  const say = (key: string): ByLanguage => byLanguage((locale) => words.of(locale, 'differences')(key, figures[locale]))
  return SOURCES.map(
    ({ id }): Edition => ({
      id,
      name: words.all('site', `rulesets.${id}`),
      current: id === CURRENT_EDITION,
      source: id,
      differences: differences
        .filter(({ older }) => editionOf.get(older) === id)
        .map((difference) => differenceData(difference, say)),
    }),
  )
}
