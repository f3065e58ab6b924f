import { byLocale, type Locale, type TermNames, termNames } from '@rulestone/text'
import { toHtml } from 'hast-util-to-html'
import { content } from './content.ts'
import { noBreak } from './no-break.ts'
import { once } from './once.ts'

/** The names of the terms of the content in each language. */
export const allTermNames = once(async (): Promise<TermNames> => termNames(content.library.terms.values()))

/** Marks the no-break parts of texts in a language. */
export const noBreakIn = byLocale((locale) =>
  once(async () => noBreak(locale, (await allTermNames())[locale].values())),
)

/** A plain text of a language as HTML with no-break names. */
export const noBreakText = async (locale: Locale, value: string): Promise<string> => {
  const mark = await noBreakIn[locale]()
  return toHtml(mark([{ type: 'text', value }]))
}
