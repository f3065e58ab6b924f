import type { TextDocument } from '@rulestone/search'
import { type Index, type NamesDocument, openNamesInSteps, type Result, searchNames } from '@rulestone/search/names'
import { fetchJson } from '../shared/fetch-data.ts'
import { writeQuery } from '../shared/write-query.ts'
import { gently } from './gently.ts'
import type { CalculatorsDocument, FoundCalculators } from './search-calculators.ts'
import { resultsList } from './search-results.ts'
import { sayer } from './search-words.ts'

/** How many results are shown at first, and how many more each time. */
const FIRST = 8
const MORE = 16

/** Gives the results of a query, at most so many. */
type Find = (query: string, limit: number) => Result[]

/** What is searched when all of it is there. */
interface Whole {
  readonly find: Find
  readonly calculatorsOf: (query: string, results: readonly Result[]) => FoundCalculators | undefined
}

interface Loaded {
  /** by name only: all that the first result needs */
  readonly byName: Find
  /** settles with the search of everything; refused when it cannot be had */
  readonly whole: Promise<Whole>
}

/** What was loaded, by language; a failure is forgotten, so that the next key asks again. */
const loads = new Map<string, Promise<Loaded>>()

/** The search in the text: first what takes longest, so that nothing else comes between a reader and the names. */
async function loadWhole(home: string, names: NamesDocument): Promise<Whole> {
  const text = await fetchJson<TextDocument>(`${home}search/text.json`)
  const [{ openInSteps, search }, { calculatorsFor }, calculators] = await Promise.all([
    import('@rulestone/search'),
    import('./search-calculators.ts'),
    fetchJson<CalculatorsDocument>(`${home}search/calculators.json`),
  ])
  const index: Index = await gently(openInSteps(names, text))
  return {
    find: (query, limit) => search(index, query, limit),
    calculatorsOf: (query, results) => calculatorsFor(query, results, calculators, home),
  }
}

function load(home: string): Promise<Loaded> {
  const known = loads.get(home)
  if (known) return known
  const forget = (): void => {
    loads.delete(home)
  }
  const loading = fetchJson<NamesDocument>(`${home}search/names.json`).then(async (names): Promise<Loaded> => {
    const index = await gently(openNamesInSteps(names))
    const whole = loadWhole(home, names)
    whole.catch(forget)
    return { byName: (query, limit) => searchNames(index, query, limit), whole }
  })
  loading.catch(forget)
  loads.set(home, loading)
  return loading
}

/** What the site calls its own folders, in which no page stands: nobody looks for that. */
const FOLDERS: readonly string[] = ['rules', 'book']

/** The words of an address where nothing stands: `/en/rules/fall-damage/` asks for “fall damage”. */
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

/** How long nothing is typed before the address has it, in milliseconds: browsers refuse an address that changes too often. */
const ADDRESS_DELAY = 300

const attached = new WeakSet<HTMLFormElement>()
let boxes = 0

/**
 * Makes a search box answer while somebody types: names at once, text as soon as it is loaded. The box keeps the focus;
 * the arrow keys move through the results, Enter opens one. The page of the search has what was looked for in its address,
 * so that a reader who comes back finds it; other boxes do not keep it.
 */
export function attach(form: HTMLFormElement, isFocused: boolean): void {
  if (attached.has(form)) return
  attached.add(form)
  const { home = '/', tag = 'en', words = '{}', start } = form.dataset
  const input = form.querySelector('input')
  if (!input) return
  const t = sayer(tag, JSON.parse(words))
  boxes += 1
  const list = resultsList(form, input, { id: `search-${boxes}`, home, t })
  let limit = FIRST
  // Keyboards of phones compose every word: what is composed is searched for, but Enter and the arrows belong to it.
  let isComposing = false
  let asked = ''
  let shown = ''
  /** Enter was pressed before there were results; typing on or leaving the box takes it back */
  let isEntered = false

  const show = (find: Find, whole?: Whole): void => {
    const isWhole = whole !== undefined
    const results = find(asked, limit + 1)
    const calculators = whole?.calculatorsOf(asked, results)
    list.show(asked, results.slice(0, limit), { isWhole, hasMore: results.length > limit, calculators })
    shown = results.length > 0 || isWhole ? asked : ''
    if (isEntered && isWhole) {
      isEntered = false
      list.open()
    }
  }
  /** Shows what there is so far, and the rest when it is loaded; a later key makes an earlier answer void. */
  const update = async (): Promise<void> => {
    const now = input.value
    asked = now
    if (now.trim() === '') {
      list.clear()
      return
    }
    try {
      const { byName, whole } = await load(home)
      const first = await Promise.race([whole, undefined])
      if (asked !== now) return
      show(first?.find ?? byName, first)
      if (first) return
      const all = await whole
      if (asked === now) show(all.find, all)
    } catch {
      if (asked === now) list.fail()
    }
  }
  let writing: ReturnType<typeof setTimeout> | undefined
  const keep = (): void => {
    clearTimeout(writing)
    if (start === 'query') writeQuery({ q: input.value.trim() })
  }
  const typed = (): void => {
    isEntered = false
    limit = FIRST
    update()
    clearTimeout(writing)
    writing = setTimeout(keep, ADDRESS_DELAY)
  }
  input.addEventListener('compositionstart', () => {
    isComposing = true
  })
  input.addEventListener('compositionend', () => {
    isComposing = false
  })
  input.addEventListener('input', typed)
  input.addEventListener('blur', () => {
    isEntered = false
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      list.move(event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isComposing) return
    keep()
    if (shown === input.value) list.open()
    else isEntered = true
  })
  list.onMore(() => {
    limit += MORE
    update()
  })
  if (start === 'query') input.value = new URLSearchParams(location.search).get('q') ?? ''
  if (start === 'address') input.value = wordsOfAddress()
  if (isFocused || start === 'query') load(home).catch(() => undefined)
  if (input.value !== '') typed()
}
