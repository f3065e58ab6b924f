/** An option of a picker. */
export interface PickOption {
  readonly id: string
  readonly name: string
  /** the English name, if the reader's language is another */
  readonly english?: string
}

/** A text without Latin accents; Thai marks stay. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .trim()

/** How well a name matches: −1 exactly, 0 at its start, 1 at the start of a word, 2 inside a word. */
function rank(name: string, query: string): number {
  if (name === query) return -1
  const at = name.indexOf(query)
  if (at <= 0) return at === 0 ? 0 : Number.POSITIVE_INFINITY
  return /[\s\-’'(]/u.test(name[at - 1] ?? '') ? 1 : 2
}

/**
 * The options whose name, English name or id matches the query, best matches first.
 *
 * @example
 * matchOptions([{ id: 'net', name: '捕网', english: 'net' }], 'ne') // => [{ id: 'net', name: '捕网', english: 'net' }]
 */
export function matchOptions<Option extends PickOption>(options: readonly Option[], query: string): readonly Option[] {
  const wanted = plain(query)
  if (wanted === '') return options
  return options
    .map((option) => {
      const names = [option.name, option.english ?? '', option.id]
      return { option, rank: Math.min(...names.map((name) => rank(plain(name), wanted))) }
    })
    .filter((found) => found.rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}
