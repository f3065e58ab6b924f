/** The texts of a state by field, as they stand in an address. */
export type Texts = Readonly<Record<string, string>>

/** The two states that an address can hold: what is shown, and what is kept beside it. */
export interface AddressStates {
  readonly texts: Texts
  /** only while two states are compared */
  readonly kept?: Texts | undefined
  /** how the chart is read, where it is not the usual way */
  readonly chart?: string | undefined
}

/** What the parameters of the kept state begin with; alone it says that this state is the one of the page. */
const KEPT = 'vs'
const CHART = 'chart'
/** A chart that shows how likely each outcome or more is. */
export const AT_LEAST = 'at-least'

/**
 * Finds the parameters of a calculator: whether they are of the kept state, and their field. On a page of its own all are
 * its own.
 */
const parameterOf = (names: string): RegExp =>
  new RegExp(`^(?:${names.replaceAll('.', '\\.')})(?:(${KEPT})(?:\\.|$))?(${names ? '[^.]' : '[^]'}*)$`, 'u')

/**
 * The states that an address gives a calculator.
 *
 * @param names what its parameters may begin with, see `stateNames`
 * @example
 * statesFromQuery('?ac=15&half-cover.ac=18', 'half-cover.|2.') // => { texts: { ac: '18' } }
 * statesFromQuery('?ac=15&vs.ac=18', 'cover.|') // => { texts: { ac: '15' }, kept: { ac: '18' } }
 */
export function statesFromQuery(query: string, names: string): AddressStates {
  const pattern = parameterOf(names)
  const own = Array.from(new URLSearchParams(query)).flatMap(([parameter, text]) => {
    const found = pattern.exec(parameter)
    return found ? [{ kept: found[1], field: found[2], text }] : []
  })
  const textsOf = (kept?: string): Texts =>
    Object.fromEntries(own.filter((one) => one.kept === kept && one.field).map(({ field, text }) => [field, text]))
  const { [CHART]: chart, ...texts } = textsOf()
  return { texts, chart, ...(own.some(({ kept }) => kept) && { kept: textsOf(KEPT) }) }
}

/**
 * The query with the states of one calculator replaced; what belongs to others stays.
 *
 * @returns with its question mark, or an empty text
 * @example
 * queryWithStates('?cover.ac=15&half-cover.ac=18', 'cover.|', { texts: { bonus: '7' } }) // => '?half-cover.ac=18&cover.bonus=7'
 * queryWithStates('', '', { texts: { ac: '15' }, kept: {} }) // => '?ac=15&vs='
 */
export function queryWithStates(query: string, names: string, { texts, kept, chart }: AddressStates): string {
  const [prefix] = names.split('|')
  const pattern = parameterOf(names)
  const parameters = new URLSearchParams(
    Array.from(new URLSearchParams(query)).filter(([parameter]) => !pattern.test(parameter)),
  )
  for (const [field, text] of Object.entries(texts)) parameters.set(prefix + field, text)
  if (chart) parameters.set(prefix + CHART, chart)
  if (kept) {
    const entries = Object.entries(kept)
    if (entries.length === 0) parameters.set(prefix + KEPT, '')
    for (const [field, text] of entries) parameters.set(`${prefix}${KEPT}.${field}`, text)
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The query with the state of one calculator replaced, with nothing to compare. */
export const queryWithTexts = (query: string, names: string, texts: Texts): string =>
  queryWithStates(query, names, { texts })
