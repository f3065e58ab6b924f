import type { FoundInCompendium } from '@rulestone/search'
import { groupResults, type Result } from '@rulestone/search/names'
import { EDITION_KEY, type Replacements } from '../library/chosen-edition.ts'
import { CURRENT_EDITION } from '../library/edition-of.ts'
import type { FoundCalculators } from './search-answers.ts'
import type { Say } from './search-words.ts'

/** Further information about the results. */
interface ShownState {
  readonly isComplete: boolean
  readonly hasMore: boolean
  readonly calculators?: FoundCalculators | undefined
  readonly compendium?: (FoundInCompendium & { readonly heading: string }) | undefined
  /** what replaces the rules of today in the reader's edition: a result is what its title says */
  readonly replaced?: Replacements | undefined
  /** what the first result says, in a sentence */
  readonly summary?: string | undefined
  /** the heading of names, if they only come near */
  readonly heading?: string | undefined
}

/** Options under a heading. */
interface OptionGroup {
  readonly heading: string
  readonly options: readonly HTMLAnchorElement[]
}

/** The list of results of a search box. */
export interface ResultsList {
  /** the place above the results, for answers and filters */
  readonly above: HTMLElement
  /** shows other options than results, none selected */
  offer(groups: readonly OptionGroup[]): void
  show(query: string, results: readonly Result[], state: ShownState): void
  clear(): void
  fail(): void
  /** moves the selection down or up, wrapping around */
  move(by: 1 | -1): void
  /** opens the selected result */
  open(): void
  onMore(listener: () => void): void
}

interface Options {
  /** the prefix of the ids of its elements */
  readonly id: string
  /** the URL of the home page in this language */
  readonly home: string
  readonly t: Say
}

type Marked = Result['title']

/** Creates an element with a class and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.append(...children)
  return made
}

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
function compendiumOption(result: Result, { home }: Options): HTMLAnchorElement {
  const option = optionAt(`${home}${result.tag === 'creature' ? 'creatures' : 'spells'}/${result.id}/`)
  option.append(titleOf(result))
  if (result.snippet) option.append(element('span', 'search-snippet', ...marked(result.snippet)))
  if (result.matched !== undefined) option.append(element('span', 'search-where', result.matched))
  return option
}

function optionOf(result: Result, replaced: Replacements, { home, t }: Options): HTMLAnchorElement {
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

const HEADINGS = { name: 'names', heading: 'headings', text: 'text' } as const

/** Creates the list of results of a search box; the box refers to the selected one and keeps the focus. */
export function resultsList(form: HTMLFormElement, input: HTMLInputElement, options: Options): ResultsList {
  const { id, t } = options
  const list = element('div', 'search-results')
  list.id = id
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', t('results'))
  const status = element('p', 'search-status')
  status.setAttribute('role', 'status')
  const more = element('button', 'search-more', t('more'))
  more.type = 'button'
  list.hidden = true
  more.hidden = true
  const above = element('div', 'search-above')
  form.append(status, above, list, more)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  })) {
    input.setAttribute(name, value)
  }

  let choices: HTMLAnchorElement[] = []
  let chosen = -1

  const choose = (index: number): void => {
    choices[chosen]?.setAttribute('aria-selected', 'false')
    chosen = index
    const choice = choices[chosen]
    choice?.setAttribute('aria-selected', 'true')
    if (choice) input.setAttribute('aria-activedescendant', choice.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const fill = (groups: readonly Node[], text: string): void => {
    list.replaceChildren(...groups)
    list.hidden = groups.length === 0
    input.setAttribute('aria-expanded', String(groups.length > 0))
    if (status.textContent !== text) status.textContent = text
  }
  const groupOf = (kind: string, title: string, members: readonly HTMLElement[]): HTMLElement => {
    const heading = element('div', 'search-heading', title)
    heading.id = `${id}-${kind}`
    const group = element('div', 'search-group', heading, ...members)
    group.setAttribute('role', 'group')
    group.setAttribute('aria-labelledby', heading.id)
    heading.setAttribute('role', 'presentation')
    return group
  }

  const setChoices = (groups: readonly HTMLElement[]): void => {
    choices = groups.flatMap((group) => Array.from(group.querySelectorAll('a')))
    for (const [index, choice] of choices.entries()) {
      choice.id = `${id}-${index}`
      choice.setAttribute('aria-selected', 'false')
    }
  }

  return {
    above,
    offer(offered) {
      const groups = offered.map(({ heading, options }, at) => groupOf(`offer-${at}`, heading, options))
      setChoices(groups)
      more.hidden = true
      fill(groups, '')
      chosen = -1
      choose(-1)
    },
    show(query, results, { isComplete, hasMore, calculators, compendium, replaced = {}, summary, heading }) {
      const before = choices[chosen]?.href
      const had = chosen > 0
      const ordered = groupResults(results, compendium)
      const groups = ordered.map(({ kind, results: members }, at) => {
        const isOfCompendium = kind === 'compendium'
        const title = isOfCompendium ? (compendium?.heading ?? '') : (heading ?? t(HEADINGS[kind]))
        const made = members.map((one) =>
          isOfCompendium ? compendiumOption(one, options) : optionOf(one, replaced, options),
        )
        // The first rule says what it is, and so does a spell or creature before all rules.
        const said = isOfCompendium ? (at === 0 ? compendium?.summary : undefined) : summary
        if (said && (isOfCompendium || members[0] === results[0]))
          made[0]?.querySelector('.search-title')?.after(element('span', 'search-summary', said))
        return groupOf(`${kind}-${at}`, title, made)
      })
      // Calculators are computed after the names are shown, and before the rest of the text.
      if (calculators) {
        const links = calculators.links.map((link) => {
          const option = optionAt(link.href)
          option.append(titleOf(link))
          if (link.caption !== '') option.append(element('span', 'search-where', link.caption))
          return option
        })
        const afterRules = ordered[0]?.kind === 'compendium' && ordered.length > 1 ? 2 : 1
        const place = calculators.isFirst ? 0 : afterRules
        groups.splice(place, 0, groupOf('calculators', calculators.heading, links))
      }
      setChoices(groups)
      const isNothing = choices.length === 0 || heading !== undefined
      const count = hasMore ? t('first', { count: results.length }) : t('count', { count: choices.length })
      const found = isNothing ? t('nothing', { query }) : count
      fill(groups, isComplete ? found : isNothing ? t('loading') : '')
      more.hidden = !hasMore
      const again = had ? choices.findIndex(({ href }) => href === before) : -1
      chosen = -1
      choose(isNothing ? -1 : Math.max(again, 0))
    },
    clear() {
      choices = []
      above.replaceChildren()
      more.hidden = true
      fill([], '')
      choose(-1)
    },
    fail() {
      more.hidden = true
      if (choices.length === 0) fill([], t('failed'))
      else status.textContent = t('failed')
    },
    move(by) {
      if (choices.length === 0) return
      choose((chosen + by + choices.length) % choices.length)
      choices[chosen]?.scrollIntoView({ block: 'nearest' })
    },
    open() {
      choices[chosen]?.click()
    },
    onMore(listener) {
      more.addEventListener('click', () => {
        listener()
        input.focus()
      })
    },
  }
}
