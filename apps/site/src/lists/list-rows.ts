import { showCount, showUnknown, valuesOf } from '../shared/filter-form.ts'
import { type QueriedRow, readQuery } from './read-query.ts'
import { knownValues, rowValues } from './row-values.ts'

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
const readRows = (list: HTMLElement, names: readonly string[]): readonly ListRow[] =>
  Array.from(list.querySelectorAll<HTMLElement>('.list-rows > li')).flatMap((element): ListRow[] => {
    const home = element.parentElement
    const link = element.querySelector('a')
    if (!home || !link) return []
    // The URL of its page ends in the id.
    const id = link.pathname.split('/').at(-2) ?? ''
    const [name, text] = [link.textContent ?? '', element.textContent ?? '']
    return [{ element, id, name, home, text, values: rowValues(element.dataset, names) }]
  })

/** Puts all rows into the first list by name, or each back under its heading. */
function orderRows(list: HTMLElement, rows: readonly ListRow[], isByName: boolean): void {
  list.classList.toggle('by-name', isByName)
  const { compare } = new Intl.Collator(document.documentElement.lang)
  const ordered = isByName ? rows.toSorted((a, b) => compare(a.name, b.name)) : rows
  for (const { element, home } of ordered) (isByName ? (rows[0]?.home ?? home) : home).append(element)
}

/** Shows the rows that match and the headings that have some; returns their number. */
function showRows(list: HTMLElement, rows: readonly ListRow[], matches: (row: ListRow) => boolean): number {
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

/** A list with the form above it. */
interface FilteredList {
  readonly rows: readonly ListRow[]
  /** puts the rows into the chosen order */
  readonly order: () => void
  /** shows the rows that the form asks for, of those that are among some, and says how many they are */
  readonly show: (isAmong?: (row: ListRow) => boolean) => void
  /** the values of the form for the URL; defaults are empty */
  readonly values: () => Readonly<Record<string, string>>
}

/** Reads a list, and orders it whenever its form chooses another order. */
export function filteredList(list: HTMLElement, form: HTMLFormElement): FilteredList {
  const names = form.dataset['names']?.split(' ') ?? []
  const rows = readRows(list, names)
  const known = knownValues(rows, names)
  const isByName = (): boolean => valuesOf(form, ['sort']).sort === 'name'
  const order = (): void => orderRows(list, rows, isByName())
  form.querySelector('[name="sort"]')?.addEventListener('change', order)
  return {
    rows,
    order,
    show(isAmong = () => true) {
      const { matches, unknown } = readQuery(valuesOf(form, ['q']).q, known)
      const wanted = Object.entries(valuesOf(form, names)).filter(([, value]) => value !== '')
      const isWanted = (row: ListRow): boolean => wanted.every(([name, value]) => row.values[name]?.includes(value))
      showCount(
        form,
        showRows(list, rows, (row) => isAmong(row) && isWanted(row) && matches(row)),
      )
      showUnknown(form, unknown)
    },
    values: () => ({ ...valuesOf(form, ['q', ...names]), sort: isByName() ? 'name' : '' }),
  }
}
