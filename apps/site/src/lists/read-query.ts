/** A spell or a creature as its list knows it: its words, and its values by filter. */
export interface QueriedRow {
  readonly text: string
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** A query as conditions of a row, and the parts of it that were not understood. */
export interface Query {
  readonly matches: (row: QueriedRow) => boolean
  readonly unknown: readonly string[]
}

type Condition = (row: QueriedRow) => boolean

const COMPARISONS: Readonly<Record<string, (value: number, wanted: number) => boolean>> = {
  '<=': (value, wanted) => value <= wanted,
  '>=': (value, wanted) => value >= wanted,
  '<': (value, wanted) => value < wanted,
  '>': (value, wanted) => value > wanted,
}

const OPERATOR = /^([a-z]+)(<=|>=|:|=|<|>)(.+)$/u

/** A number as it is written: whole, with decimals, or a fraction, such as `1/4` for a Challenge Rating. */
function numberOf(text: string): number | undefined {
  const [, numerator = '', denominator = '1'] = /^(\d+(?:\.\d+)?)(?:[/⁄]([1-9]\d*))?$/u.exec(text) ?? []
  return numerator === '' ? undefined : Number(numerator) / Number(denominator)
}

/** A text for comparison: without case, width of letters, or a difference between spaces. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The condition of an operator such as `save:dex` or `level<=3`; undefined if no row can fulfil it. */
function operator(
  [, name = '', sign = '', wanted = '']: RegExpExecArray,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): Condition | undefined {
  const values = Array.from(known.get(name) ?? [])
  const compare = COMPARISONS[sign]
  const number = numberOf(wanted)
  if (compare) {
    if (number === undefined || values.every((value) => numberOf(value) === undefined)) return undefined
    return (row) => (row.values[name] ?? []).some((value) => compare(numberOf(value) ?? Number.NaN, number))
  }
  const exact = values.find((value) => value === wanted || (number !== undefined && numberOf(value) === number))
  const isWanted = (value: string): boolean => (exact === undefined ? value.startsWith(wanted) : value === exact)
  return values.some(isWanted) ? (row) => (row.values[name] ?? []).some(isWanted) : undefined
}

/**
 * Reads a query of a list: words, `name:value` by the filters (a value may be cut off), `level<=3`, `cr<1/2`, marks
 * such as `ritual`, and any of them after a minus, which excludes it.
 *
 * @param known the values that rows have, by the name of the filter
 * @example
 * readQuery('fire save:dex -concentration', known).matches(row)
 */
export function readQuery(query: string, known: ReadonlyMap<string, ReadonlySet<string>>): Query {
  const conditions: Condition[] = []
  const unknown: string[] = []
  for (const part of plain(query).split(/\s+/u).filter(Boolean)) {
    const isExcluded = part.length > 1 && /^[-−]/u.test(part)
    const word = isExcluded ? part.slice(1) : part
    const found = OPERATOR.exec(word)
    const isMark = known.get('mark')?.has(word) === true
    const condition: Condition | undefined = found
      ? operator(found, known)
      : isMark
        ? (row) => row.values['mark']?.includes(word) === true
        : (row) => plain(row.text).includes(word)
    if (condition) conditions.push(isExcluded ? (row) => !condition(row) : condition)
    else unknown.push(part)
  }
  return { matches: (row) => conditions.every((condition) => condition(row)), unknown }
}
