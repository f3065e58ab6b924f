/** Something that can be picked, by the name that a reader knows. */
export interface PickOption {
  readonly id: string
  readonly name: string
  /** what it is called in English, where the reader's language is another */
  readonly english?: string
}

/** Accents of Latin letters are passed over; the marks of Thai are not. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .trim()

/** How well a name fits: −1 when it is just that, 0 when it begins so, 1 when a word in it does, 2 when it is somewhere inside. */
function rank(name: string, query: string): number {
  if (name === query) return -1
  const at = name.indexOf(query)
  if (at <= 0) return at === 0 ? 0 : Number.POSITIVE_INFINITY
  return /[\s\-’'(]/u.test(name[at - 1] ?? '') ? 1 : 2
}

/**
 * The options that a search finds, the better ones first: by their names, their English ones and their ids.
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
