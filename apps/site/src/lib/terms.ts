import { getCollection } from 'astro:content'
import { byLocale, type TermNames, termNames } from '@rulestone/text'
import { keepWords } from './keep-words.ts'
import { once } from './once.ts'

/** What the terms of the content are called in each language. */
export const allTermNames = once(
  async (): Promise<TermNames> => termNames((await getCollection('terms')).map(({ data }) => data)),
)

/** Marks in the text of a language what a line is not to break. */
export const wordKeepers = byLocale((locale) =>
  once(async () => keepWords(locale, (await allTermNames())[locale].values())),
)
