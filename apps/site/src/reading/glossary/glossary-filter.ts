import { showCount, valuesOf } from '../../shared/filter-form.ts'
import { writeQuery } from '../../shared/write-query.ts'

/** Ids of names by heading. */
type Order = readonly (readonly [heading: string, ids: readonly string[]])[]

const root = document.querySelector<HTMLElement>('.glossary')
const form = document.querySelector<HTMLFormElement>('.glossary-filter')
const initials = root?.querySelector<HTMLElement>('.initials')
const ROW = 'dl > div'

/** The id of the rule of a row, from its URL. */
const idOf = (row: HTMLElement): string =>
  row.querySelector('a')?.getAttribute('href')?.split('/').filter(Boolean).at(-1) ?? ''

const rows = new Map(Array.from(root?.querySelectorAll<HTMLElement>(ROW) ?? [], (row) => [idOf(row), row]))
const sections = (): HTMLElement[] => Array.from(root?.querySelectorAll<HTMLElement>('.initial') ?? [])

/** The order of the page as it was loaded. */
const given: Order = sections().map((section) => [
  section.querySelector('h2')?.textContent ?? '',
  Array.from(section.querySelectorAll<HTMLElement>(ROW), idOf),
])
const strokes: Order = JSON.parse(document.querySelector('#stroke-order')?.textContent ?? '[]')
let shown = given

/** Puts the same names under other headings; the first section is the template. */
function arrange(order: Order): void {
  const [pattern] = sections()
  const link = initials?.querySelector('a')
  if (order === shown || !pattern || !link || !root) return
  const built = order.map(([heading, ids]) => {
    const section = pattern.cloneNode(false)
    if (!(section instanceof HTMLElement)) throw new TypeError('a section has no element')
    const title = document.createElement('h2')
    const list = document.createElement('dl')
    title.id = `initial-${heading}`
    title.textContent = heading
    section.setAttribute('aria-labelledby', title.id)
    list.append(...ids.flatMap((id) => rows.get(id) ?? []))
    section.append(title, list)
    return section
  })
  const links = order.map(([heading]) => {
    const made = document.createElement('a')
    made.href = `#initial-${heading}`
    made.textContent = heading
    return made
  })
  for (const section of sections().slice(1)) section.remove()
  pattern.replaceWith(...built)
  initials?.replaceChildren(...links)
  const label = initials?.dataset[order === given ? 'given' : 'strokes']
  if (label) initials?.setAttribute('aria-label', label)
  shown = order
}

/** The values of the form by name. */
const chosen = (controls: HTMLFormElement) => valuesOf(controls, ['part', 'kind', 'order'])

/** The parts that can be chosen; rows refer to them by index. */
const parts = Array.from(
  form?.querySelector<HTMLSelectElement>('select[name="part"]')?.options ?? [],
  ({ value }) => value,
)
const isInPart = (row: HTMLElement, part: string): boolean =>
  row.dataset['parts']?.split(' ').some((place) => parts[Number(place)] === part) === true

function apply(controls: HTMLFormElement): void {
  document.dispatchEvent(new Event('rearranged'))
  const { part, kind, order } = chosen(controls)
  arrange(order === 'strokes' ? strokes : given)
  let count = 0
  for (const row of rows.values()) {
    const isIn = part === '' || isInPart(row, part)
    row.hidden = !isIn || (kind !== '' && (row.dataset['kind'] ?? 'rule') !== kind)
    if (!row.hidden) count += 1
  }
  const links = initials?.querySelectorAll('a') ?? []
  for (const [index, section] of sections().entries()) {
    section.hidden = section.querySelector(`${ROW}:not([hidden])`) === null
    links[index]?.toggleAttribute('hidden', section.hidden)
  }
  showCount(controls, count)
}

/** Writes the filters to the URL; defaults are left out. */
function remember(controls: HTMLFormElement): void {
  const { order, ...values } = chosen(controls)
  writeQuery({ ...values, order: order === 'pinyin' ? '' : order })
}

/** Fills in the form from the URL. */
function fillIn(controls: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  for (const control of controls.querySelectorAll('select')) {
    const wanted = query.get(control.name)
    if (Array.from(control.options).some(({ value }) => value === wanted)) control.value = wanted ?? ''
  }
  for (const radio of controls.querySelectorAll<HTMLInputElement>('input[name="order"]')) {
    radio.checked = radio.value === (query.get('order') === 'strokes' ? 'strokes' : 'pinyin')
  }
}

if (form) {
  // Without a query, the reader has just chosen something.
  if (location.search !== '') fillIn(form)
  form.addEventListener('change', () => {
    apply(form)
    remember(form)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  // Shows all entries in the current order.
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    for (const control of form.querySelectorAll('select')) control.value = ''
    apply(form)
    remember(form)
    // The button disappears, because there is nothing left to reset: the focus stays in the form.
    form.querySelector('select')?.focus({ preventScroll: true })
  })
  apply(form)
  remember(form)
}
