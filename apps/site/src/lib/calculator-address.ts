/** The texts of a state by field, as they stand in an address. */
export type Texts = Readonly<Record<string, string>>

/**
 * What the parameters of the n-th calculator of a page begin with: nothing for the first, then `2.`, `3.` and so on.
 *
 * @param ordinal from 1
 */
const prefixOf = (ordinal: number): string => (ordinal === 1 ? '' : `${ordinal}.`)

/** Whether a parameter belongs to the calculator: the first one has all that carry no number. */
const belongs = (name: string, prefix: string): boolean =>
  prefix === '' ? !/^\d+\./u.test(name) : name.startsWith(prefix)

/**
 * The texts that an address gives a calculator.
 *
 * @param ordinal which calculator of the page it is, from 1
 * @example
 * textsFromQuery('?ac=15&2.ac=18', 2) // => { ac: '18' }
 */
export function textsFromQuery(query: string, ordinal: number): Texts {
  const prefix = prefixOf(ordinal)
  return Object.fromEntries(
    Array.from(new URLSearchParams(query))
      .filter(([name]) => belongs(name, prefix))
      .map(([name, text]) => [name.slice(prefix.length), text]),
  )
}

/**
 * The query with the state of one calculator replaced; what belongs to others stays.
 *
 * @returns with its question mark, or an empty text
 * @example
 * queryWithTexts('?ac=15&2.ac=18', 1, { bonus: '7' }) // => '?2.ac=18&bonus=7'
 */
export function queryWithTexts(query: string, ordinal: number, texts: Texts): string {
  const prefix = prefixOf(ordinal)
  const parameters = new URLSearchParams(
    Array.from(new URLSearchParams(query)).filter(([name]) => !belongs(name, prefix)),
  )
  for (const [field, text] of Object.entries(texts)) parameters.set(prefix + field, text)
  return parameters.size > 0 ? `?${parameters}` : ''
}
