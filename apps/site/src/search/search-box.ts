import type { TextDocument } from '@rulestone/search'
import { type NamesDocument, openNamesInSteps, type Result, searchNames } from '@rulestone/search/names'
import { ADDRESS_DELAY } from '../shared/address-delay.ts'
import { cacheRequests } from '../shared/cache-requests.ts'
import { fetchJson } from '../shared/fetch-data.ts'
import { writeQuery } from '../shared/write-query.ts'
import type { FullSearch } from './full-search.ts'
import { runInSlices } from './run-in-slices.ts'
import { resultsList } from './search-results.ts'
import { createFormatter } from './search-words.ts'

/** How many results are shown at first, and how many more each time. */
const FIRST = 8
const MORE = 16

/** Returns at most `limit` results of a query. */
type Find = (query: string, limit: number) => Result[]

/** The search by name only, which is enough for the first result. */
interface Names {
  readonly names: NamesDocument
  readonly find: Find
}

/** Loads the search by name in the language of a home page. */
const loadNames = cacheRequests(async (home: string): Promise<Names> => {
  const names = await fetchJson<NamesDocument>(`${home}search/names.json`)
  const index = await runInSlices(openNamesInSteps(names))
  return { names, find: (query, limit) => searchNames(index, query, limit) }
})

/** Loads the search in names, text and calculators, after the names. */
const loadFullSearch = cacheRequests(async (home: string): Promise<FullSearch> => {
  const { names } = await loadNames(home)
  const text = await fetchJson<TextDocument>(`${home}search/text.json`)
  const { openFullSearch } = await import('./full-search.ts')
  return openFullSearch(home, names, text)
})

/** Folder names of the site, which are not searched for. */
const FOLDERS: readonly string[] = ['rules', 'book']

/** The words of the URL of a 404 page: `/en/rules/fall-damage/` searches for “fall damage”. */
function wordsOfAddress(): string {
  const last = location.pathname.split('/').filter(Boolean).at(-1) ?? ''
  if (FOLDERS.includes(last)) return ''
  try {
    return decodeURIComponent(last)
      .replace(/\.\w+$/u, '')
      .replace(/[-_+]/gu, ' ')
  } catch {
    return last
  }
}

const attached = new WeakSet<HTMLFormElement>()
let boxes = 0

/**
 * Makes a search box answer while the reader types: names immediately, text as soon as it is loaded. The box keeps the
 * focus; the arrow keys select a result, Enter opens it. The search page writes its query to the URL, so that going
 * back restores it; other boxes do not.
 */
export function attachSearch(form: HTMLFormElement, isFocused: boolean): void {
  if (attached.has(form)) return
  attached.add(form)
  const { home = '/', tag = 'en', words = '{}', start } = form.dataset
  const input = form.querySelector('input')
  if (!input) return
  const t = createFormatter(tag, JSON.parse(words))
  boxes += 1
  const list = resultsList(form, input, { id: `search-${boxes}`, home, t })
  let limit = FIRST
  // Phone keyboards compose every word: composed text is searched, but Enter and the arrows belong to the input method.
  let isComposing = false
  let asked = ''
  let shown = ''
  /** Enter was pressed before there were results; typing or leaving the box cancels it */
  let isEntered = false

  /** the steps of arrow keys that were pressed before there were results */
  let steps = 0

  const wasShown = (query: string): void => {
    shown = query
    for (; steps !== 0; steps -= Math.sign(steps)) list.move(steps > 0 ? 1 : -1)
  }
  const showNames = (find: Find): void => {
    const results = find(asked, limit + 1)
    list.show(asked, results.slice(0, limit), { isComplete: false, hasMore: results.length > limit })
    if (results.length > 0) wasShown(asked)
  }
  const setQuery = (query: string): void => {
    input.value = query
    typed()
    input.focus()
  }
  const showAll = async (full: FullSearch): Promise<void> => {
    const now = asked
    await full.show({ query: now, limit, list, tag, setQuery, isCurrent: () => asked === now })
    if (asked !== now) return
    wasShown(now)
    if (isEntered) {
      isEntered = false
      list.open()
    }
  }
  /** Shows the results so far, and the rest when it is loaded. Results of an outdated query are dropped. */
  const update = async (): Promise<void> => {
    const now = input.value
    asked = now
    const isEmpty = now.trim() === ''
    if (isEmpty) list.clear()
    if (isEmpty && document.activeElement !== input) return
    try {
      const full = loadFullSearch(home)
      if (isEmpty) {
        const { suggest } = await full
        if (asked === now && document.activeElement === input) suggest(list, setQuery)
        return
      }
      const { find } = await loadNames(home)
      const first = await Promise.race([full, undefined])
      if (asked !== now) return
      if (first) return await showAll(first)
      showNames(find)
      const all = await full
      if (asked === now) await showAll(all)
    } catch {
      if (asked === now) list.fail()
    }
  }
  let writing: ReturnType<typeof setTimeout> | undefined
  const saveQuery = (): void => {
    clearTimeout(writing)
    if (start === 'query') writeQuery({ q: input.value.trim() })
  }
  const typed = (): void => {
    isEntered = false
    steps = 0
    limit = FIRST
    update()
    clearTimeout(writing)
    writing = setTimeout(saveQuery, ADDRESS_DELAY)
  }
  input.addEventListener('compositionstart', () => {
    isComposing = true
  })
  input.addEventListener('compositionend', () => {
    isComposing = false
  })
  input.addEventListener('input', typed)
  input.addEventListener('focus', () => {
    if (input.value === '') update()
  })
  input.addEventListener('blur', () => {
    isEntered = false
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const by = event.key === 'ArrowDown' ? 1 : -1
      if (asked === input.value && (shown === asked || asked.trim() === '')) list.move(by)
      else steps += by
    }
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isComposing) return
    saveQuery()
    if (shown === input.value) list.open()
    else isEntered = true
  })
  list.onMore(() => {
    limit += MORE
    update()
  })
  if (start === 'query') input.value = new URLSearchParams(location.search).get('q') ?? ''
  if (start === 'address') input.value = wordsOfAddress()
  if (isFocused || start === 'query') loadFullSearch(home).catch(() => undefined)
  if (input.value !== '') typed()
  else if (document.activeElement === input) update()
}
