import { buildIndex, type SearchIndex } from '@rulestone/search/build'
import type { Locale } from '@rulestone/text'
import { onceEach } from '../library/once.ts'
import { shownContent } from '../library/shown-content.ts'

/** The search index of a language: names and text, each of which is asked for. */
export const searchIndex = onceEach(
  async (locale: Locale): Promise<SearchIndex> => buildIndex((await shownContent()).library, locale),
)
