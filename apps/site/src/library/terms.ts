import { byLocale, type Locale, type TermNames, termNames } from '@rulestone/text'
import { escaped } from '../shared/escaped.ts'
import { once } from './once.ts'
import { shownContent } from './shown-content.ts'
import { keepWords } from './unbroken-names.ts'

/** What the terms of the content are called in each language. */
export const allTermNames = once(
  async (): Promise<TermNames> => termNames((await shownContent()).library.terms.values()),
)

/** Marks in the text of a language what a line is not to break. */
export const wordKeepers = byLocale((locale) =>
  once(async () => keepWords(locale, (await allTermNames())[locale].values())),
)

/** A plain text of a language as HTML, in which no line breaks a name. */
export const keptText = async (locale: Locale, text: string): Promise<string> => {
  const keep = await wordKeepers[locale]()
  return keep(escaped(text))
}
