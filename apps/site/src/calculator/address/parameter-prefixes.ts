/** The place of a calculator on a page. */
export interface CalculatorPosition {
  /** the id of the rule whose text it is in */
  readonly rule: string
  /** the key of its block, on the page of the rule or in a chapter: `half-cover.calculator-1` */
  readonly block: string
  /** which calculator of the page it is, from 1 */
  readonly ordinal: number
}

const KEY = /(?:^|([^.]+)\.)calculator-(\d+)$/u

/** The heading above a calculator, or its rule; with a number from the second calculator there. */
function ownName({ rule, block }: CalculatorPosition): string {
  const [, heading = rule, number] = KEY.exec(block) ?? []
  if (number === undefined) throw new RangeError(`block is "${block}"; expected the key of a calculator.`)
  return number === '1' ? heading : `${heading}-${number}`
}

/**
 * The id of the heading above a calculator, if there is one.
 *
 * @example
 * headingAbove('cover.half-cover.calculator-1') // => 'half-cover'
 */
export const headingAbove = (block: string): string | undefined => KEY.exec(block)?.[1]

/**
 * The prefixes of the parameters of a calculator: the current one before `|`, then that of old URLs (its ordinal, or
 * none for the first of a page). A single calculator has a name too, because others may be added.
 *
 * @example
 * parameterPrefixes({ rule: 'cover', block: 'half-cover.calculator-1', ordinal: 2 }) // => 'half-cover.|2.'
 */
export const parameterPrefixes = (position: CalculatorPosition): string =>
  `${ownName(position)}.|${position.ordinal === 1 ? '' : `${position.ordinal}.`}`
