/** Writes values to the query of the URL, without a history entry; empty values are left out. */
export function writeQuery(values: Readonly<Record<string, string>>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  history.replaceState(history.state, '', url)
}
