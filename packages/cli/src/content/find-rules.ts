import type { Result } from '@rulestone/search'
import type { Library, Locale } from '@rulestone/text'
import type { JsonObject } from '../terminal/json.ts'

/** The most results that are shown. */
const MOST = 8

/** Searches the rules in a language: the best results first. */
export type FindRules = (query: string) => readonly Result[]

/** Builds the index of a library in a language. */
export async function openSearch(library: Library, locale: Locale): Promise<FindRules> {
  const [{ buildIndex }, { openIndex, search }] = await Promise.all([
    import('@rulestone/search/build'),
    import('@rulestone/search'),
  ])
  const { names, text } = buildIndex(library, locale)
  const index = openIndex(names, text)
  return (query) => search(index, query, MOST)
}

/** The target of a result, as in links of the content. */
const addressOf = ({ id, key }: Result): string => (key === undefined ? id : `${id}#${key}`)

/** A result as lines: its title, its chapter, and the text around the match. */
export function resultLines(result: Result): string[] {
  const { title, english, where, snippet } = result
  const name = english === undefined ? title.text : `${title.text} (${english.text})`
  return [`${name}  ${addressOf(result)}`, `  ${where.join(' › ')}`, ...(snippet ? [`  ${snippet.text}`] : [])]
}

/** A result as data. */
export const resultData = (result: Result): JsonObject => ({
  id: result.id,
  ...(result.key !== undefined && { key: result.key }),
  kind: result.kind,
  title: result.title.text,
  ...(result.english !== undefined && { english: result.english.text }),
  ...(result.matched !== undefined && { matched: result.matched }),
  where: result.where,
  ...(result.snippet && { text: result.snippet.text }),
})
