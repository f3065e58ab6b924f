import { buildIndex, compendiumOf, type SearchIndex } from '@rulestone/search/build'
import type { Locale } from '@rulestone/text'
import { content } from '../library/content.ts'
import { onceEach } from '../library/once.ts'

/** The search index of a language: names and text, each on demand. */
export const searchIndex = onceEach(async (locale: Locale): Promise<SearchIndex> => buildIndex(content.library, locale))

/** The search index of the spells and creatures in a language. */
export const compendiumIndex = onceEach(
  async (locale: Locale): Promise<SearchIndex> => buildIndex(compendiumOf(content.library), locale),
)
