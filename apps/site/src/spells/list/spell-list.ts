import { filteredList, type ListRow } from '../../lists/list-rows.ts'
import { startFilter, valuesOf } from '../../shared/filter-form.ts'
import { startKeeping } from '../kept/keep-buttons.ts'
import { KEPT_CHANGED, type KeptList, keepSpells, keptLists, keptSpells, writeIds } from '../kept/kept-spells.ts'
import { openList, startLists } from '../kept/lists-form.ts'
import { copyLink, NAMED, ONLY, sharedList } from '../kept/shared-list.ts'

/** A text of the page, with a number or words in place of its `#`. */
const sentence = (template: string | undefined, part: number | string): string =>
  (template ?? '').replace('#', String(part))

/** Writes a text of an element’s data, with a number or words in it. */
function say(element: HTMLElement | null, part: number | string, template = element?.dataset['words']): void {
  if (element) element.textContent = sentence(template, part)
}

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

const NOTHING: KeptList = { name: '', ids: [] }

function start(list: HTMLElement, form: HTMLFormElement): void {
  const find = <Kind extends HTMLElement>(selector: string): Kind | null => form.querySelector<Kind>(selector)
  const { rows, order, show, values } = filteredList(list, form)
  const status = find('.kept-status')
  /** the shared list, while it is shown */
  let shared = sharedList()

  const isShared = (): boolean => shared.ids.length > 0

  /** Shows what was chosen, and what can be done with it. */
  const apply = (): void => {
    const { kept } = valuesOf(form, ['kept'])
    const own = keptSpells()
    const among = isShared() ? new Set(shared.ids) : kept ? new Set(own) : undefined
    show(({ id }) => among?.has(id) ?? true)
    say(find('.kept-count'), own.length)
    say(find('.shared-list span'), shared.ids.length)
    say(find('.shared-list strong'), shared.name, '#')
    const sharedNote = find('.shared-list')
    if (sharedNote) sharedNote.hidden = !isShared()
    const cards = find<HTMLAnchorElement>('.cards-link')
    if (cards) cards.search = isShared() ? `?${ONLY}=${writeIds(shared.ids)}` : ''
  }

  const changed = startFilter(form, {
    apply,
    values: () => ({
      ...values(),
      ...valuesOf(form, ['kept']),
      [ONLY]: writeIds(shared.ids),
      [NAMED]: shared.name,
    }),
    reset: () => {
      shared = NOTHING
      order()
    },
  })
  const leaveShared = (): void => {
    shared = NOTHING
    changed()
  }

  find('.share-kept')?.addEventListener('click', async () => {
    const left = await copyLink(isShared() ? shared : { name: keptLists().used, ids: keptSpells() })
    say(status, left ?? '', status?.dataset[left === undefined ? 'copied' : 'failed'])
  })
  find('.keep-shared')?.addEventListener('click', () => {
    if (shared.name !== '') openList({ name: shared.name, ids: [] })
    keepSpells(shared.ids, true)
    const onlyKept = find<HTMLInputElement>('[name="kept"]')
    if (onlyKept) onlyKept.checked = true
    leaveShared()
  })
  find('.leave-shared')?.addEventListener('click', leaveShared)
  document.addEventListener(KEPT_CHANGED, apply)
  startLists(form, (words, name) => say(status, name, status?.dataset[words] ?? ''))
  addKeepButtons(rows, list.dataset['keep'] ?? '')
  order()
}

const list = document.querySelector<HTMLElement>('.spells')
const form = list?.querySelector<HTMLFormElement>('.spell-filter')
if (list && form) start(list, form)
