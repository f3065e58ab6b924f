import { getCollection } from 'astro:content'
import { buildIndex, type SearchIndex } from '@rulestone/search/build'
import { byLocale, type Locale } from '@rulestone/text'
import { allBooks, allRules } from './rules.ts'

/** A build asks for each language twice, for the names and for the text. */
const built = new Map<Locale, Promise<SearchIndex>>()

async function build(locale: Locale): Promise<SearchIndex> {
  const rules = await allRules()
  const entries = new Map(Array.from(rules, ([id, { entries: own }]) => [id, byLocale((one) => own[one])]))
  const terms = new Map((await getCollection('terms')).map(({ data }) => [data.id, data]))
  return buildIndex({ entries, terms, books: await allBooks() }, locale)
}

/** The search index of a language. A development server makes it anew each time: the content may have changed. */
export function searchIndex(locale: Locale): Promise<SearchIndex> {
  if (import.meta.env.DEV) return build(locale)
  const index = built.get(locale) ?? build(locale)
  built.set(locale, index)
  return index
}
