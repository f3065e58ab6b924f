import { ADDRESS_DELAY } from './address-delay.ts'
import { writeQuery } from './write-query.ts'

/** What a form above a list decides. */
interface Filter {
  /** shows what matches */
  readonly apply: () => void
  /** the values for the URL; defaults are empty */
  readonly values: () => Readonly<Record<string, string>>
  /** called when everything is shown again, before `apply` */
  readonly reset?: () => void
  /** fills in the form from the URL, if its controls have defaults */
  readonly fill?: () => void
}

/** The values of a form by name; a control without a value has an empty text. */
export function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form)
  const textOf = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}

/** Says how many rows match: the form has the words for a number and for none. */
export function showCount(form: HTMLFormElement, count: number): void {
  const counter = form.querySelector<HTMLElement>('[role="status"]')
  if (counter) counter.textContent = (counter.dataset[count === 0 ? 'none' : 'count'] ?? '').replace('#', String(count))
}

/** Says which words of the query were not understood; nothing if all were. */
export function showUnknown(form: HTMLFormElement, unknown: readonly string[]): void {
  const note = form.querySelector<HTMLElement>('.not-understood')
  if (!note) return
  note.textContent = (note.dataset['words'] ?? '').replace('#', unknown.join(' '))
  note.hidden = unknown.length === 0
}

/** Fills in a form from the URL, and unfolds parts of it in which something is chosen. */
function fillIn(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const wanted = query.get(control.name) ?? ''
    if (control instanceof HTMLSelectElement) {
      if (Array.from(control.options).some(({ value }) => value === wanted)) control.value = wanted
    } else if (control.type === 'checkbox') control.checked = wanted === control.value
    else control.value = wanted
  }
  for (const folded of form.querySelectorAll('details')) {
    folded.open ||= Array.from(folded.querySelectorAll('select')).some(({ value }) => value !== '')
  }
}

/**
 * Starts a form above a list: it is filled in from the URL, and each change is applied and written to the URL.
 *
 * @returns applies and writes a change that the form itself does not notice
 */
export function startFilter(
  form: HTMLFormElement,
  { apply, values, reset, fill = () => fillIn(form) }: Filter,
): () => void {
  let writing: ReturnType<typeof setTimeout> | undefined
  const changed = (): void => {
    apply()
    clearTimeout(writing)
    writing = setTimeout(() => writeQuery(values()), ADDRESS_DELAY)
  }
  // Without a query, the reader has just typed or chosen something.
  if (location.search !== '') fill()
  form.addEventListener('input', changed)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => {
    // The fields are empty after the event.
    setTimeout(() => {
      reset?.()
      changed()
      form.querySelector('input')?.focus({ preventScroll: true })
    })
  })
  changed()
  return changed
}
