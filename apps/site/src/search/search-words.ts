/** Returns a string of the search with its placeholders filled; `count` also chooses the plural form. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/**
 * The strings of the search as a function. Like `makeT`, but independent of the islands’ code: the first result waits
 * for neither.
 */
export function createFormatter(tag: string, strings: Readonly<Record<string, string>>): Say {
  const plural = new Intl.PluralRules(tag)
  return (key, values = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? strings[`${key}_${plural.select(count)}`] : undefined
    return (form ?? strings[key] ?? '').replace(/\{\{(\w+)[^}]*\}\}/gu, (_, name: string) => String(values[name] ?? ''))
  }
}
