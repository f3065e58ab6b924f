import type { getT } from '../library/i18n.ts'

type SiteT = ReturnType<typeof getT>

/** A filter: what it finds in a spell or creature, and the values that it offers, in their order. */
export interface Filter<Facts> {
  readonly find: (facts: Facts) => readonly string[]
  /** none if only the search field knows it */
  readonly options: readonly string[]
  /** the label of a value, if it is no term */
  readonly label?: (t: SiteT, value: string) => string
  /** whether it is always in view; the others are behind a button */
  readonly isFirst?: true
}

/** The filters by name: as operators of the search field, in the URL, and in their order on the page. */
type Filters<Name extends string, Facts> = Readonly<Record<Name, Filter<Facts>>>

/** A filter as a page offers it. */
export interface OfferedFilter {
  readonly name: string
  readonly label: string
  readonly isFirst: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

const entriesOf = <Name extends string, Facts>(filters: Filters<Name, Facts>): [Name, Filter<Facts>][] =>
  Object.entries(filters) as [Name, Filter<Facts>][]

/** The values of a spell or creature by filter, as attributes of its row: `data-level="3"`. */
export const filterAttributes = <Facts>(
  filters: Filters<string, Facts>,
  facts: Facts,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entriesOf(filters).flatMap(([name, { find }]) => {
      const values = new Set(find(facts))
      return values.size === 0 ? [] : [[`data-${name}`, Array.from(values).join(' ')]]
    }),
  )

/** The words of a page with filters. */
interface FilterWords<Name extends string> {
  readonly t: SiteT
  /** the label of a filter */
  readonly labelOf: (name: Name) => string
  /** the term that names a value of a filter */
  readonly termOf: (name: Name, value: string) => string
}

/** The filters that a page offers, with the options that some of the spells or creatures have. */
export const offeredFilters = <Name extends string, Facts>(
  filters: Filters<Name, Facts>,
  all: readonly Facts[],
  { t, labelOf, termOf }: FilterWords<Name>,
): readonly OfferedFilter[] =>
  entriesOf(filters).map(([name, { find, options, label, isFirst = false }]) => {
    const found = new Set(all.flatMap(find))
    return {
      name,
      isFirst,
      label: labelOf(name),
      options: options
        .filter((value) => found.has(value))
        .map((value) => ({ value, label: label?.(t, value) ?? termOf(name, value) })),
    }
  })
