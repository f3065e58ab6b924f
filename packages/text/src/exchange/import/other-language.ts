import type { Finding } from '../../findings/index.ts'
import { LANGUAGE_TAGS, type Locale } from '../../language/index.ts'
import type { ImportedDocument } from '../imported.ts'
import { plain } from '../inline.ts'
import { exchangeFinding } from './proposals.ts'

/** The script that each language is written in. */
const SCRIPTS: Readonly<Record<Locale, RegExp>> = {
  en: /\p{Script=Latin}/u,
  zh: /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
}

/** The number of translations that tell in which script a file is written. */
const SAMPLE = 100

/** The least of them in another script that makes a file one of another language. */
const MOST_STRANGE = 20

/**
 * The finding that the translations of a file are written in another language than it names, such as Chinese in a file
 * labelled Thai.
 *
 * @returns undefined if most of the first translations are in the script of the language, or there are too few
 */
export function otherLanguage({ file, locale, segments }: ImportedDocument): Finding | undefined {
  if (locale === undefined) return undefined
  const own = SCRIPTS[locale]
  const others = (['zh', 'th'] as const).filter((other) => other !== locale)
  const sample = segments.slice(0, SAMPLE).map((segment) => ({ segment, text: plain(segment.target) }))
  const strange = sample.filter(({ text }) => !own.test(text) && others.some((other) => SCRIPTS[other].test(text)))
  const [first] = strange
  if (!first || strange.length < MOST_STRANGE || strange.length * 2 < sample.length) return undefined
  const got = others.find((other) => SCRIPTS[other].test(first.text)) ?? locale
  return exchangeFinding({ file, line: first.segment.line, column: first.segment.column }, 'other-language', {
    got: LANGUAGE_TAGS[got],
    expected: LANGUAGE_TAGS[locale],
    sample: sample.length,
    strange: strange.length,
    count: segments.length,
  })
}
