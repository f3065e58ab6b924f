import { writeQuery } from '../../shared/write-query.ts'
import { startKeeping } from '../kept/keep-buttons.ts'
import { KEPT_CHANGED, keepSpells, keptSpells, writeIds } from '../kept/kept-spells.ts'
import { copyLink, ONLY, sharedSpells } from '../kept/shared-list.ts'
import { fillInForm, say, sentence, valuesOf } from './list-form.ts'
import { type ListRow, orderRows, readRows, showRows } from './list-rows.ts'
import { readQuery } from './read-query.ts'

/** The debounce time of URL changes, in milliseconds: browsers limit their number. */
const ADDRESS_DELAY = 300

/** A button at the end of each row that keeps its spell. */
function addKeepButtons(rows: readonly ListRow[], label: string): void {
  const buttons = rows.map(({ element, id, name }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'keep mark'
    button.value = id
    button.setAttribute('aria-label', sentence(label, name))
    element.append(button)
    return button
  })
  startKeeping(buttons)
}

function start(list: HTMLElement, form: HTMLFormElement): void {
  const find = <Kind extends HTMLElement>(selector: string): Kind | null => form.querySelector<Kind>(selector)
  const names = Array.from(form.querySelectorAll<HTMLSelectElement>('.control select'), ({ name }) => name)
  const rows = readRows(list, names)
  const known = new Map(names.map((name) => [name, new Set(rows.flatMap(({ values }) => values[name] ?? []))]))
  /** the spells of a shared list, while it is shown */
  let shared = sharedSpells()

  const order = (): void => orderRows(list, rows, valuesOf(form, ['sort'])['sort'] === 'name')

  /** Shows what was chosen, and what can be done with it. */
  const apply = (): void => {
    const { q = '', kept, ...values } = valuesOf(form, ['q', 'kept', ...names])
    const query = readQuery(q, known)
    const wanted = Object.entries(values).filter(([, value]) => value !== '')
    const own = keptSpells()
    const among = shared.length > 0 ? new Set(shared) : kept ? new Set(own) : undefined
    const count = showRows(
      list,
      rows,
      (row) =>
        (among?.has(row.id) ?? true) &&
        wanted.every(([name, value]) => row.values[name]?.includes(value)) &&
        query.matches(row),
    )
    const counter = find('.spell-count [role="status"]')
    say(counter, count, counter?.dataset[count === 0 ? 'none' : 'count'])
    const note = find('.not-understood')
    say(note, query.unknown.join(' '))
    if (note) note.hidden = query.unknown.length === 0
    say(find('.kept-count'), own.length)
    say(find('.shared-list span'), shared.length)
    const sharedNote = find('.shared-list')
    if (sharedNote) sharedNote.hidden = shared.length === 0
    const cards = find<HTMLAnchorElement>('.cards-link')
    if (cards) cards.search = shared.length > 0 ? `?${ONLY}=${writeIds(shared)}` : ''
  }

  let writing: ReturnType<typeof setTimeout> | undefined
  const changed = (): void => {
    apply()
    clearTimeout(writing)
    writing = setTimeout(() => {
      const { sort, ...values } = valuesOf(form, ['q', 'kept', 'sort', ...names])
      writeQuery({ ...values, sort: sort === 'level' ? '' : (sort ?? ''), [ONLY]: writeIds(shared) })
    }, ADDRESS_DELAY)
  }
  const leaveShared = (): void => {
    shared = []
    changed()
  }

  // Without a query, the reader may have typed or chosen something before this script ran.
  if (location.search !== '') fillInForm(form)
  form.addEventListener('input', changed)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => {
    // The fields are empty after the event.
    setTimeout(() => {
      order()
      leaveShared()
      find('input')?.focus({ preventScroll: true })
    })
  })
  find('[name="sort"]')?.addEventListener('change', order)
  find('.share-kept')?.addEventListener('click', async () => {
    const status = find('.kept-status')
    const left = await copyLink(shared.length > 0 ? shared : keptSpells())
    say(status, left ?? '', status?.dataset[left === undefined ? 'copied' : 'failed'])
  })
  find('.keep-shared')?.addEventListener('click', () => {
    keepSpells(shared, true)
    const onlyKept = find<HTMLInputElement>('[name="kept"]')
    if (onlyKept) onlyKept.checked = true
    leaveShared()
  })
  find('.leave-shared')?.addEventListener('click', leaveShared)
  document.addEventListener(KEPT_CHANGED, apply)
  addKeepButtons(rows, list.dataset['keep'] ?? '')
  order()
  changed()
}

const list = document.querySelector<HTMLElement>('.spells')
const form = list?.querySelector<HTMLFormElement>('.spell-filter')
if (list && form) start(list, form)
