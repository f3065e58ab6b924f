import { writeQuery } from '../shared/write-query.ts'
import { matches } from './matches.ts'

/** The debounce time of URL changes, in milliseconds: browsers limit their number. */
const ADDRESS_DELAY = 300

const form = document.querySelector<HTMLFormElement>('.differences-filter')
const counter = form?.querySelector<HTMLElement>('[role="status"]')
const rows = Array.from(document.querySelectorAll<HTMLElement>('.differences > li'), (row) => ({
  row,
  text: row.textContent ?? '',
  chapter: row.closest('section')?.getAttribute('aria-labelledby') ?? '',
  edition: row.dataset['edition'] ?? '',
  isOften: row.dataset['often'] !== undefined,
}))
const NAMES = ['q', 'older', 'chapter', 'often'] as const

/** The values of the form by name. */
function chosen(controls: HTMLFormElement): Record<(typeof NAMES)[number], string> {
  const data = new FormData(controls)
  const value = (name: string): string => {
    const found = data.get(name)
    return typeof found === 'string' ? found : ''
  }
  return { q: value('q').trim(), older: value('older'), chapter: value('chapter'), often: value('often') }
}

/** Hides the rows that do not match, and chapters without rows with their links in the contents. */
function apply(controls: HTMLFormElement): void {
  const { q, older, chapter, often } = chosen(controls)
  let count = 0
  for (const one of rows) {
    const isShown =
      (older === '' || one.edition === older) &&
      (chapter === '' || one.chapter === chapter) &&
      (often === '' || one.isOften) &&
      matches(one.text, q)
    one.row.hidden = !isShown
    if (isShown) count += 1
  }
  for (const section of document.querySelectorAll<HTMLElement>('.editions > section')) {
    section.hidden = section.querySelector('.differences > li:not([hidden])') === null
    const id = section.getAttribute('aria-labelledby') ?? ''
    const link = document.querySelector<HTMLElement>(`.contents a[href="#${CSS.escape(id)}"]`)
    link?.parentElement?.toggleAttribute('hidden', section.hidden)
  }
  if (counter) counter.textContent = (counter.dataset[count === 0 ? 'none' : 'count'] ?? '').replace('#', String(count))
}

/** Fills in the form from the URL. */
function fillIn(controls: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  for (const control of controls.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const wanted = query.get(control.name) ?? ''
    if (control instanceof HTMLSelectElement) {
      if (Array.from(control.options).some(({ value }) => value === wanted)) control.value = wanted
    } else if (control.type === 'checkbox') control.checked = wanted === control.value
    else control.value = wanted
  }
}

if (form) {
  let writing: ReturnType<typeof setTimeout> | undefined
  const changed = (): void => {
    apply(form)
    clearTimeout(writing)
    writing = setTimeout(() => writeQuery(chosen(form)), ADDRESS_DELAY)
  }
  // Without a query, the reader has just typed or chosen something.
  if (location.search !== '') fillIn(form)
  form.addEventListener('input', changed)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => {
    // The fields are empty after the event.
    setTimeout(() => {
      changed()
      form.querySelector('input')?.focus({ preventScroll: true })
    })
  })
  changed()
}
