import type { Result } from '@rulestone/search/names'
import { EDITION_KEY, type Replacements } from '../library/chosen-edition.ts'
import { CURRENT_EDITION } from '../library/edition-of.ts'
import { element } from './element.ts'
import type { FoundTool } from './found-tools.ts'
import type { Say } from './search-words.ts'

/** The words and URLs of options. */
export interface OptionWords {
  /** the URL of the home page in this language */
  readonly home: string
  readonly t: Say
}

type Marked = Result['title']

/** A text with its matches marked. */
function marked({ text, marks }: Marked): (Node | string)[] {
  const nodes: (Node | string)[] = []
  let at = 0
  for (const [start, end] of marks) {
    nodes.push(text.slice(at, start), element('mark', '', text.slice(start, end)))
    at = end
  }
  return [...nodes, text.slice(at)]
}

/** The title of a result, with its English name if that differs. */
function titleOf({ title, english }: Pick<Result, 'title' | 'english'>): HTMLElement {
  const made = element('span', 'search-title', ...marked(title))
  if (english) {
    const name = element('span', 'english', ...marked(english))
    name.lang = 'en'
    made.append(' ', name)
  }
  return made
}

/** The years of older editions, which mark their rules in every language. */
const YEARS: Readonly<Partial<Record<Result['edition'], string>>> = { 'srd-5.1': '2014', 'next-2012': '2012' }

/** The version of today's rules, which marks those that the reader's edition replaces. */
const CURRENT_VERSION = '5.2.1'

/** Whether a result is a rule of today that readers of the chosen edition replace by another. */
const isReplaced = ({ id, key }: Result, replaced: Replacements): boolean =>
  replaced[id] !== undefined || (key !== undefined && replaced[key] !== undefined)

const addressOf = (home: string, { id, key }: Result, query: string): string =>
  `${home}rules/${id}/${query}${key === undefined ? '' : `#${key}`}`

/** Creates an option of the list, a link. */
export function optionAt(href: string): HTMLAnchorElement {
  const option = element('a', 'search-result')
  option.href = href
  option.setAttribute('role', 'option')
  option.tabIndex = -1
  return option
}

/** Creates an option for a spell or a creature. */
export function compendiumOption(result: Result, { home }: OptionWords): HTMLAnchorElement {
  const option = optionAt(`${home}${result.tag === 'creature' ? 'creatures' : 'spells'}/${result.id}/`)
  option.append(titleOf(result))
  if (result.snippet) option.append(element('span', 'search-snippet', ...marked(result.snippet)))
  if (result.matched !== undefined) option.append(element('span', 'search-where', result.matched))
  return option
}

/** Creates an option for a rule. */
export function ruleOption(result: Result, replaced: Replacements, { home, t }: OptionWords): HTMLAnchorElement {
  const { matched, where, snippet, edition, title } = result
  const isOfToday = isReplaced(result, replaced)
  const year = isOfToday ? CURRENT_VERSION : YEARS[edition]
  const option = optionAt(addressOf(home, result, isOfToday ? `?${EDITION_KEY}=${CURRENT_EDITION}` : ''))
  option.append(titleOf(result))
  if (year !== undefined && !title.text.includes(year))
    option.querySelector('.search-title')?.append(' ', element('span', 'search-edition', year))
  if (snippet) option.append(element('span', 'search-snippet', ...marked(snippet)))
  const note = matched === undefined ? [] : [t('matched', { name: matched })]
  option.append(element('span', 'search-where', [where.join(' › '), ...note].join(' · ')))
  return option
}

/** Creates an option for a calculator or a list with filters chosen. */
export function toolOption(link: FoundTool): HTMLAnchorElement {
  const option = optionAt(link.href)
  option.append(titleOf(link))
  if (link.caption !== '') option.append(element('span', 'search-where', link.caption))
  return option
}
