import next2012 from '@rulestone/content/differences/next-2012.json' with { type: 'json' }
import srd51 from '@rulestone/content/differences/srd-5.1.json' with { type: 'json' }
import { FIGURES } from '@rulestone/core'
import type { Locale } from '@rulestone/text'
import type { ByLanguage, Difference, Edition } from '../schema/index.ts'
import { figureText } from './figures.ts'
import { CURRENT_EDITION, SOURCES } from './sources.ts'
import { byLanguage, type Words } from './words.ts'

/** Every figure of core as the text of a language shows it. */
const figureTexts = (locale: Locale, words: Words): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(FIGURES).map(([id, figure]) => [id, figureText(figure, locale, words)]))

/** A difference, as `content/differences` has it. */
interface ListedDifference {
  readonly id: string
  readonly chapter: string
  readonly rules: readonly string[]
  readonly older: string
}

/** The differences of each older edition. */
const DIFFERENCES: Readonly<Record<string, readonly ListedDifference[]>> = { 'srd-5.1': srd51, 'next-2012': next2012 }

function differenceData(
  edition: string,
  { id, chapter, rules, older }: ListedDifference,
  say: (key: string) => ByLanguage,
): Difference {
  const said = (part: string): ByLanguage => say(`${edition}.${id}.${part}`)
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
 */
export function buildEditions(words: Words): Edition[] {
  const figures = { en: figureTexts('en', words), zh: figureTexts('zh', words), th: figureTexts('th', words) }
  const say = (key: string): ByLanguage => byLanguage((locale) => words.of(locale, 'differences')(key, figures[locale]))
  return SOURCES.map(
    ({ id }): Edition => ({
      id,
      name: words.all('site', `rulesets.${id}`),
      current: id === CURRENT_EDITION,
      source: id,
      differences: (DIFFERENCES[id] ?? []).map((difference) => differenceData(id, difference, say)),
    }),
  )
}
