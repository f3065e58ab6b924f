/** The texts of a state by field, as they stand in an address. */
export type Texts = Readonly<Record<string, string>>

/** The two states that an address can hold: what is shown, and what is kept beside it. */
export interface AddressStates {
  readonly texts: Texts
  /** only while two states are compared */
  readonly kept?: Texts | undefined
}

/** What the parameters of the kept state begin with; alone it says that this state is the one of the page. */
const KEPT = 'vs'

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
 * The states that an address gives a calculator.
 *
 * @param ordinal which calculator of the page it is, from 1
 * @example
 * statesFromQuery('?ac=15&2.ac=18', 2) // => { texts: { ac: '18' } }
 * statesFromQuery('?ac=15&vs.ac=18', 1) // => { texts: { ac: '15' }, kept: { ac: '18' } }
 */
export function statesFromQuery(query: string, ordinal: number): AddressStates {
  const prefix = prefixOf(ordinal)
  const own = Array.from(new URLSearchParams(query))
    .filter(([name]) => belongs(name, prefix))
    .map(([name, text]): [string, string] => [name.slice(prefix.length), text])
  const isKept = ([name]: readonly [string, string]): boolean => name === KEPT || name.startsWith(`${KEPT}.`)
  const kept = own.filter(isKept)
  return {
    texts: Object.fromEntries(own.filter((one) => !isKept(one))),
    ...(kept.length > 0 && {
      kept: Object.fromEntries(
        kept.filter(([name]) => name !== KEPT).map(([name, text]) => [name.slice(KEPT.length + 1), text]),
      ),
    }),
  }
}

/**
 * The query with the states of one calculator replaced; what belongs to others stays.
 *
 * @returns with its question mark, or an empty text
 * @example
 * queryWithStates('?ac=15&2.ac=18', 1, { texts: { bonus: '7' } }) // => '?2.ac=18&bonus=7'
 * queryWithStates('', 1, { texts: { ac: '15' }, kept: {} }) // => '?ac=15&vs='
 */
export function queryWithStates(query: string, ordinal: number, { texts, kept }: AddressStates): string {
  const prefix = prefixOf(ordinal)
  const parameters = new URLSearchParams(
    Array.from(new URLSearchParams(query)).filter(([name]) => !belongs(name, prefix)),
  )
  for (const [field, text] of Object.entries(texts)) parameters.set(prefix + field, text)
  if (kept) {
    const entries = Object.entries(kept)
    if (entries.length === 0) parameters.set(prefix + KEPT, '')
    for (const [field, text] of entries) parameters.set(`${prefix}${KEPT}.${field}`, text)
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The query with the state of one calculator replaced, with nothing to compare. */
export const queryWithTexts = (query: string, ordinal: number, texts: Texts): string =>
  queryWithStates(query, ordinal, { texts })
