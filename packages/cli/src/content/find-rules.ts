import type { Index, Result } from '@rulestone/search'
import type { Library, Locale } from '@rulestone/text'
import type { JsonObject } from '../terminal/json.ts'

/** The most rules that are shown. */
const MOST = 8

/** A rule or a spell that was found. */
export interface Found extends Result {
  /** the URL of its page */
  readonly address: string
}

/** Searches the rules and spells in a language: the best results first. */
export type FindRules = (query: string) => readonly Found[]

/** Opens the index of the spells of a library in a language. */
export async function openSpellIndex(library: Library, locale: Locale): Promise<Index> {
  const [{ buildIndex, spellsOf }, { openIndex }] = await Promise.all([
    import('@rulestone/search/build'),
    import('@rulestone/search'),
  ])
  const { names, text } = buildIndex(spellsOf(library), locale)
  return openIndex(names, text)
}

/**
 * Opens the search of a library in a language.
 *
 * @param spells the index of its spells
 * @param site the URL of the site, without a trailing slash
 */
export async function openSearch(library: Library, locale: Locale, spells: Index, site: string): Promise<FindRules> {
  const [{ buildIndex }, { findSpells, openIndex, search }, { siteLinks, spellEntry }] = await Promise.all([
    import('@rulestone/search/build'),
    import('@rulestone/search'),
    import('@rulestone/text'),
  ])
  const { names, text } = buildIndex(library, locale)
  const index = openIndex(names, text)
  const links = siteLinks({ base: site })
  return (query) => {
    const rules = search(index, query, MOST)
    const { results = [], place } = findSpells(spells, query, rules) ?? {}
    const at = { first: 0, 'after-names': rules.findIndex(({ kind }) => kind !== 'name'), last: -1 }[place ?? 'last']
    const before = at === -1 ? rules.length : at
    return [...rules.slice(0, before), ...results, ...rules.slice(before)].map((result) => ({
      ...result,
      address: links.rule(locale, isSpell(result) ? spellEntry(result.id) : result.id, result.key),
    }))
  }
}

/** Whether a result is a spell. Some spells have the id of a rule. */
export const isSpell = ({ tag }: Result): boolean => tag === 'spell'

/** What shows a spell: a command, or the call of a tool. */
export type ShowSpell = (id: string) => string

/** The target of a rule, as in links of the content. */
const targetOf = ({ id, key }: Result): string => (key === undefined ? id : `${id}#${key}`)

/**
 * A result as lines: its title, its chapter, and the text around the match; for a spell what shows it, and its page.
 *
 * @param label what a spell is called
 */
export function resultLines(result: Found, label: string, show: ShowSpell): string[] {
  const { id, title, english, where, snippet, address } = result
  const name = english === undefined ? title.text : `${title.text} (${english.text})`
  const place = isSpell(result) ? [`${label} · ${show(id)}`, address] : [where.join(' › ')]
  return [`${name}  ${targetOf(result)}`, ...[...place, ...(snippet ? [snippet.text] : [])].map((line) => `  ${line}`)]
}

/** A result as data. */
export const resultData = (result: Found, show: ShowSpell): JsonObject => ({
  id: result.id,
  ...(result.key !== undefined && { key: result.key }),
  of: isSpell(result) ? 'spell' : 'rule',
  kind: result.kind,
  title: result.title.text,
  ...(result.english !== undefined && { english: result.english.text }),
  ...(result.matched !== undefined && { matched: result.matched }),
  where: result.where,
  ...(result.snippet && { text: result.snippet.text }),
  address: result.address,
  ...(isSpell(result) && { show: show(result.id) }),
})
