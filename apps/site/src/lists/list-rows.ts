import type { QueriedRow } from './read-query.ts'

/** A row of the list. */
export interface ListRow extends QueriedRow {
  readonly element: HTMLElement
  /** the id of the spell or creature */
  readonly id: string
  readonly name: string
  /** the list of its level or Challenge Rating, to which it returns */
  readonly home: HTMLElement
}

/**
 * Reads the rows of the list.
 *
 * @param names the names of the filters, which are also those of the data of a row
 */
export const readRows = (list: HTMLElement, names: readonly string[]): readonly ListRow[] =>
  Array.from(list.querySelectorAll<HTMLElement>('.list-rows > li')).flatMap((element): ListRow[] => {
    const home = element.parentElement
    const link = element.querySelector('a')
    if (!home || !link) return []
    const values = names.map((name) => [name, element.dataset[name]?.split(' ').filter(Boolean) ?? []])
    // The URL of its page ends in the id.
    const id = link.pathname.split('/').at(-2) ?? ''
    const [name, text] = [link.textContent ?? '', element.textContent ?? '']
    return [{ element, id, name, home, text, values: Object.fromEntries(values) }]
  })

/** Puts all rows into the first list by name, or each back under its heading. */
export function orderRows(list: HTMLElement, rows: readonly ListRow[], isByName: boolean): void {
  list.classList.toggle('by-name', isByName)
  const { compare } = new Intl.Collator(document.documentElement.lang)
  const ordered = isByName ? rows.toSorted((a, b) => compare(a.name, b.name)) : rows
  for (const { element, home } of ordered) (isByName ? (rows[0]?.home ?? home) : home).append(element)
}

/** Shows the rows that match and the headings that have some; returns their number. */
export function showRows(list: HTMLElement, rows: readonly ListRow[], matches: (row: ListRow) => boolean): number {
  let count = 0
  for (const row of rows) {
    const isShown = matches(row)
    row.element.hidden = !isShown
    if (isShown) count += 1
  }
  for (const section of list.querySelectorAll<HTMLElement>(':scope > section')) {
    section.hidden = section.querySelector('li:not([hidden])') === null
  }
  return count
}
