import type { Index, Result } from '@rulestone/search'
import type { Library, Locale } from '@rulestone/text'
import type { JsonObject } from '../terminal/json.ts'

/** The most rules that are shown. */
const MOST = 8

/** A rule, a spell or a creature that was found. */
export interface Found extends Result {
  /** the URL of its page */
  readonly address: string
}

/** Searches the rules, spells and creatures in a language: the best results first. */
export type FindRules = (query: string) => readonly Found[]

/**
 * Opens the search of a library in a language.
 *
 * @param compendium the index of its spells and creatures
 * @param site the URL of the site, without a trailing slash
 */
export async function openSearch(
  library: Library,
  locale: Locale,
  compendium: Index,
  site: string,
): Promise<FindRules> {
  const [
    { buildIndex },
    { answer, findInCompendium, groupResults, openIndex },
    { creatureEntry, siteLinks, spellEntry },
    { FILTER_WORDS },
  ] = await Promise.all([
    import('@rulestone/search/build'),
    import('@rulestone/search'),
    import('@rulestone/text'),
    import('./filter-words.ts'),
  ])
  const { names, text } = buildIndex(library, locale)
  const index = openIndex(names, text)
  const links = siteLinks({ base: site })
  const entryOf = { rule: String, spell: spellEntry, creature: creatureEntry }
  return (query) => {
    const { results: rules, score } = answer(index, query, FILTER_WORDS, MOST)
    const groups = groupResults(rules, findInCompendium(compendium, query, score, FILTER_WORDS))
    return groups
      .flatMap(({ results }) => results)
      .map((result) => ({
        ...result,
        address: links.rule(locale, entryOf[kindOf(result)](result.id), result.key),
      }))
  }
}

/** What a result is. Some spells have the id of a rule. */
export const kindOf = ({ tag }: Result): 'rule' | 'spell' | 'creature' =>
  tag === 'spell' || tag === 'creature' ? tag : 'rule'

/** What shows a spell or a creature: a command, or the call of a tool. */
export type Show = (kind: 'spell' | 'creature', id: string) => string

/** The target of a rule, as in links of the content. */
const targetOf = ({ id, key }: Result): string => (key === undefined ? id : `${id}#${key}`)

/**
 * A result as lines: its title, its chapter, and the text around the match; for a spell or a creature what shows it, and its page.
 *
 * @param label what a spell or a creature is called
 */
export function resultLines(result: Found, label: (kind: 'spell' | 'creature') => string, show: Show): string[] {
  const { id, title, english, where, snippet, address } = result
  const name = english === undefined ? title.text : `${title.text} (${english.text})`
  const kind = kindOf(result)
  const place = kind === 'rule' ? [where.join(' › ')] : [`${label(kind)} · ${show(kind, id)}`, address]
  return [`${name}  ${targetOf(result)}`, ...[...place, ...(snippet ? [snippet.text] : [])].map((line) => `  ${line}`)]
}

/** What shows a result that is no rule. */
const showData = (kind: ReturnType<typeof kindOf>, id: string, show: Show): JsonObject =>
  kind === 'rule' ? {} : { show: show(kind, id) }

/** A result as data. */
export const resultData = (result: Found, show: Show): JsonObject => ({
  id: result.id,
  ...(result.key !== undefined && { key: result.key }),
  of: kindOf(result),
  kind: result.kind,
  title: result.title.text,
  ...(result.english !== undefined && { english: result.english.text }),
  ...(result.matched !== undefined && { matched: result.matched }),
  where: result.where,
  ...(result.snippet && { text: result.snippet.text }),
  address: result.address,
  ...showData(kindOf(result), result.id, show),
})
