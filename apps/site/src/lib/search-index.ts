import { getCollection } from 'astro:content'
import { buildIndex, type Searchable, type SearchIndex } from '@rulestone/search/build'
import { byLocale, type Locale } from '@rulestone/text'
import { once, onceEach } from './once.ts'
import { allBooks, allRules } from './rules.ts'

const searched = once(async (): Promise<Searchable> => {
  const rules = await allRules()
  const entries = new Map(Array.from(rules, ([id, { entries: own }]) => [id, byLocale((one) => own[one])]))
  const terms = new Map((await getCollection('terms')).map(({ data }) => [data.id, data]))
  return { entries, terms, books: await allBooks() }
})

/** The search index of a language: names and text, each of which is asked for. */
export const searchIndex = onceEach(
  async (locale: Locale): Promise<SearchIndex> => buildIndex(await searched(), locale),
)
