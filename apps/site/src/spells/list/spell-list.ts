import { copyText } from '../../shared/copy-text.ts'
import { writeQuery } from '../../shared/write-query.ts'
import { startKeeping } from '../kept/keep-buttons.ts'
import { KEPT_CHANGED, keepSpells, keptSpells, readIds, writeIds } from '../kept/kept-spells.ts'
import { readQuery, type SpellRow } from './read-query.ts'

/** The debounce time of URL changes, in milliseconds: browsers limit their number. */
const ADDRESS_DELAY = 300

/** The parameter with the spells of a shared list. */
const ONLY = 'only'

interface ListRow extends SpellRow {
  readonly element: HTMLElement
  readonly id: string
  readonly name: string
  /** the list of its level */
  readonly home: HTMLElement
}

/** A text of the page, with a number or words in place of its `#`. */
const sentence = (template: string | undefined, part: number | string): string =>
  (template ?? '').replace('#', String(part))

function start(list: HTMLElement, form: HTMLFormElement): void {
  const find = <Kind extends HTMLElement>(selector: string): Kind | null => form.querySelector<Kind>(selector)
  const selects = Array.from(form.querySelectorAll<HTMLSelectElement>('.control select'))
  const rows = Array.from(list.querySelectorAll<HTMLElement>('li[data-level]'), (element): ListRow[] => {
    const home = element.parentElement
    const id = element.id
    if (!home) return []
    const values = Object.fromEntries(
      selects.map(({ name }) => [name, element.dataset[name]?.split(' ').filter(Boolean) ?? []]),
    )
    const name = element.querySelector('a')?.textContent ?? ''
    return [{ element, id, name, home, text: element.textContent ?? '', values }]
  }).flat()
  const known = new Map(selects.map(({ name }) => [name, new Set(rows.flatMap(({ values }) => values[name] ?? []))]))
  const sort = find<HTMLSelectElement>('[name="sort"]')
  const onlyKept = find<HTMLInputElement>('[name="kept"]')
  /** the spells of a shared list, while it is shown */
  let shared = readIds(new URLSearchParams(location.search).get(ONLY))

  /** The values of the form by name, as the URL has them. */
  const chosen = (): Record<string, string> => {
    const data = new FormData(form)
    const textOf = (name: string): string => String(data.get(name) ?? '').trim()
    const order = textOf('sort')
    return {
      ...Object.fromEntries(['q', 'kept', ...known.keys()].map((name) => [name, textOf(name)])),
      sort: order === 'level' ? '' : order,
      [ONLY]: writeIds(shared),
    }
  }

  /** Puts rows under their level, or all of them into the first list. */
  const order = (): void => {
    const [first] = rows
    if (!first || !sort) return
    const isByName = sort.value === 'name'
    list.classList.toggle('by-name', isByName)
    const language = document.documentElement.lang
    const ordered = isByName ? rows.toSorted((a, b) => a.name.localeCompare(b.name, language)) : rows
    for (const { element, home } of ordered) (isByName ? first.home : home).append(element)
  }

  /** Hides rows that do not match, and levels without rows. */
  const apply = (): void => {
    const { q = '', kept, [ONLY]: _, sort: __, ...values } = chosen()
    const query = readQuery(q, known)
    const wanted = Object.entries(values).filter(([, value]) => value !== '')
    const own = new Set(keptSpells())
    const among = shared.length > 0 ? new Set(shared) : kept ? own : undefined
    let count = 0
    for (const row of rows) {
      const isShown =
        (among?.has(row.id) ?? true) &&
        wanted.every(([name, value]) => row.values[name]?.includes(value)) &&
        query.matches(row)
      row.element.hidden = !isShown
      if (isShown) count += 1
    }
    for (const section of list.querySelectorAll<HTMLElement>(':scope > section')) {
      section.hidden = section.querySelector('li:not([hidden])') === null
    }
    const counter = find('.spell-count [role="status"]')
    if (counter) counter.textContent = sentence(counter.dataset[count === 0 ? 'none' : 'count'], count)
    const note = find('.not-understood')
    if (note) {
      note.hidden = query.unknown.length === 0
      note.textContent = sentence(note.dataset['words'], query.unknown.join(' '))
    }
    const keptCount = find('.kept-count')
    if (keptCount) keptCount.textContent = sentence(keptCount.dataset['count'], own.size)
    const sharedNote = find('.shared-list')
    const words = sharedNote?.querySelector('span')
    if (sharedNote && words) {
      sharedNote.hidden = shared.length === 0
      words.textContent = sentence(words.dataset['words'], shared.length)
    }
    const cards = find<HTMLAnchorElement>('.cards-link')
    if (cards) cards.search = shared.length > 0 ? `?${ONLY}=${writeIds(shared)}` : ''
  }

  /** Fills in the form from the URL. */
  const fillIn = (): void => {
    const query = new URLSearchParams(location.search)
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const wanted = query.get(control.name)
      if (wanted === null) continue
      if (control instanceof HTMLSelectElement) {
        if (Array.from(control.options).some(({ value }) => value === wanted)) control.value = wanted
      } else if (control.type === 'checkbox') control.checked = wanted === control.value
      else control.value = wanted
    }
    const more = find<HTMLDetailsElement>('.more-filters')
    if (more) more.open ||= Array.from(more.querySelectorAll('select')).some(({ value }) => value !== '')
  }

  let writing: ReturnType<typeof setTimeout> | undefined
  const changed = (): void => {
    apply()
    clearTimeout(writing)
    writing = setTimeout(() => writeQuery(chosen()), ADDRESS_DELAY)
  }
  const leaveShared = (): void => {
    shared = []
    changed()
  }

  // Without a query, the reader may have typed or chosen something before this script ran.
  if (location.search !== '') fillIn()
  form.addEventListener('input', changed)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => {
    // The fields are empty after the event.
    setTimeout(() => {
      shared = []
      order()
      changed()
      find('input')?.focus({ preventScroll: true })
    })
  })
  sort?.addEventListener('change', order)
  find('.share-kept')?.addEventListener('click', async ({ currentTarget }) => {
    const status = find('.kept-status')
    if (!(currentTarget instanceof HTMLElement) || !status) return
    const link = new URL(location.pathname, location.href)
    link.searchParams.set(ONLY, writeIds(shared.length > 0 ? shared : keptSpells()))
    const isCopied = await copyText(link.href)
    status.textContent = isCopied
      ? (currentTarget.dataset['copied'] ?? '')
      : sentence(currentTarget.dataset['failed'], link.href)
  })
  find('.keep-shared')?.addEventListener('click', () => {
    keepSpells(shared, true)
    if (onlyKept) onlyKept.checked = true
    leaveShared()
  })
  find('.leave-shared')?.addEventListener('click', leaveShared)
  document.addEventListener(KEPT_CHANGED, apply)

  const label = list.dataset['keep'] ?? ''
  startKeeping(
    rows.map(({ element, id, name }) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'keep mark'
      button.value = id
      button.setAttribute('aria-label', sentence(label, name))
      element.append(button)
      return button
    }),
  )
  order()
  changed()
}

const list = document.querySelector<HTMLElement>('.spells')
const form = list?.querySelector<HTMLFormElement>('.spell-filter')
if (list && form) start(list, form)
