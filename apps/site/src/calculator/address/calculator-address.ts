/** The values of a state by field, as strings in a URL. */
export type Texts = Readonly<Record<string, string>>

/** The states of a calculator in a URL. */
export interface AddressStates {
  readonly texts: Texts
  /** the state that it is compared with */
  readonly compared?: Texts | undefined
  /** the view of the chart: `at-least` shows the chance of each outcome or more, otherwise of each outcome */
  readonly chart?: string | undefined
}

/** Prefix of the parameters of the compared state; without a field it means: compare with the page's own state. */
const COMPARED = 'vs'
const CHART = 'chart'
export const AT_LEAST = 'at-least'

/**
 * Matches a calculator's parameters; group 1 is the prefix of the compared state, group 2 the field. On the
 * calculator's own page, where parameters have no name before them, it matches every parameter.
 */
const parameterOf = (prefixes: string): RegExp =>
  new RegExp(`^(?:${prefixes.replaceAll('.', '\\.')})(?:(${COMPARED})(?:\\.|$))?(${prefixes ? '[^.]' : '[^]'}*)$`, 'u')

/**
 * Reads the states of a calculator from the query of a URL.
 *
 * @param prefixes the prefixes of its parameters, see `parameterPrefixes`
 * @example
 * statesFromQuery('?ac=15&half-cover.ac=18', 'half-cover.|2.') // => { texts: { ac: '18' } }
 * statesFromQuery('?ac=15&vs.ac=18', 'cover.|') // => { texts: { ac: '15' }, compared: { ac: '18' } }
 */
export function statesFromQuery(query: string, prefixes: string): AddressStates {
  const pattern = parameterOf(prefixes)
  const own = Array.from(new URLSearchParams(query)).flatMap(([parameter, text]) => {
    const found = pattern.exec(parameter)
    return found ? [{ prefix: found[1], field: found[2], text }] : []
  })
  const textsOf = (prefix?: string): Texts =>
    Object.fromEntries(own.filter((one) => one.prefix === prefix && one.field).map(({ field, text }) => [field, text]))
  const { [CHART]: chart, ...texts } = textsOf()
  return { texts, chart, ...(own.some(({ prefix }) => prefix) && { compared: textsOf(COMPARED) }) }
}

/**
 * Replaces the states of one calculator in a query; other parameters stay.
 *
 * @returns the query with its question mark, or an empty string
 * @example
 * queryWithStates('?cover.ac=15&half-cover.ac=18', 'cover.|', { texts: { bonus: '7' } }) // => '?half-cover.ac=18&cover.bonus=7'
 * queryWithStates('', '', { texts: { ac: '15' }, compared: {} }) // => '?ac=15&vs='
 */
export function queryWithStates(query: string, prefixes: string, { texts, compared, chart }: AddressStates): string {
  const [prefix] = prefixes.split('|')
  const pattern = parameterOf(prefixes)
  const parameters = new URLSearchParams(
    Array.from(new URLSearchParams(query)).filter(([parameter]) => !pattern.test(parameter)),
  )
  for (const [field, text] of Object.entries(texts)) parameters.set(prefix + field, text)
  if (chart) parameters.set(prefix + CHART, chart)
  if (compared) {
    const entries = Object.entries(compared)
    if (entries.length === 0) parameters.set(prefix + COMPARED, '')
    for (const [field, text] of entries) parameters.set(`${prefix}${COMPARED}.${field}`, text)
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Replaces the state of one calculator in a query, without a compared state. */
export const queryWithTexts = (query: string, prefixes: string, texts: Texts): string =>
  queryWithStates(query, prefixes, { texts })
