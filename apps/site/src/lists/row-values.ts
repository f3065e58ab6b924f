/** The values of a row by filter. */
type RowValues = Readonly<Record<string, readonly string[]>>

/**
 * Reads the values of a row.
 *
 * @param data the data attributes of the row
 * @param names the names of the filters, which are also those of the data
 */
export const rowValues = (data: Readonly<Record<string, string | undefined>>, names: readonly string[]): RowValues =>
  Object.fromEntries(names.map((name) => [name, data[name]?.split(' ').filter(Boolean) ?? []]))

/** The values that rows have, by the name of the filter. */
export const knownValues = (
  rows: readonly { readonly values: RowValues }[],
  names: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(names.map((name) => [name, new Set(rows.flatMap(({ values }) => values[name] ?? []))]))
