import { showCount, startFilter, valuesOf } from '../shared/filter-form.ts'
import { matches } from './matches.ts'

const form = document.querySelector<HTMLFormElement>('.differences-filter')
const rows = Array.from(document.querySelectorAll<HTMLElement>('.differences > li'), (row) => ({
  row,
  text: row.textContent ?? '',
  chapter: row.closest('section')?.getAttribute('aria-labelledby') ?? '',
  edition: row.dataset['edition'] ?? '',
  isOften: row.dataset['often'] !== undefined,
}))

/** The values of the form by name. */
const chosen = (controls: HTMLFormElement) => valuesOf(controls, ['q', 'older', 'chapter', 'often'])

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
  showCount(controls, count)
}

if (form) startFilter(form, { apply: () => apply(form), values: () => chosen(form) })
