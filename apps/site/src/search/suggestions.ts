import { element } from './element.ts'
import { addRecentSearch, forgetSearches, recentSearches } from './recent-searches.ts'
import { optionAt } from './result-options.ts'
import type { ResultsList } from './search-results.ts'
import type { Say } from './search-words.ts'

interface Options {
  /** the URL of the home page in this language */
  readonly home: string
  readonly t: Say
  /** queries to try */
  readonly examples: readonly string[]
  readonly setQuery: (query: string) => void
}

/** Saves a query when one of its results is opened. */
export function recordOpened(list: HTMLElement, query: string): void {
  for (const option of list.querySelectorAll('a')) option.addEventListener('click', () => addRecentSearch(query))
}

/** Shows recent searches, and some to try, in an empty box. */
export function suggest(list: ResultsList, { home, t, examples, setQuery }: Options): void {
  const optionOf = (query: string): HTMLAnchorElement => {
    const option = optionAt(`${home}search/?q=${encodeURIComponent(query)}`)
    option.append(element('span', 'search-suggestion', query))
    option.addEventListener('click', (event) => {
      event.preventDefault()
      setQuery(query)
    })
    return option
  }
  const recent = recentSearches()
  const groups = [
    { heading: t('recent'), options: recent.map(optionOf) },
    { heading: t('suggested'), options: examples.map(optionOf) },
  ]
  list.offer(groups.filter(({ options }) => options.length > 0))
  const help = element('a', '', t('help'))
  help.href = `${home}search/help/`
  const forget = element('button', 'plain', t('forget'))
  forget.type = 'button'
  forget.addEventListener('click', () => {
    forgetSearches()
    setQuery('')
  })
  const isOnPage = list.above.closest('.search-page') !== null
  const links = [...(isOnPage ? [] : [help]), ...(recent.length > 0 ? [forget] : [])]
  list.above.replaceChildren(...(links.length > 0 ? [element('p', 'search-note', ...links)] : []))
}
