/** Where a calculator stands on a page. */
export interface Standing {
  /** the rule whose text it is in */
  readonly rule: string
  /** the key of its block, on the page of the rule or among others: `half-cover.calculator-1` */
  readonly block: string
  /** which calculator of the page it is, from 1 */
  readonly ordinal: number
}

const KEY = /(?:^|([^.]+)\.)calculator-(\d+)$/u

/** The heading under which a calculator stands, or its rule, with a number from the second one there. */
function ownName({ rule, block }: Standing): string {
  const [, heading = rule, number] = KEY.exec(block) ?? []
  if (number === undefined) throw new RangeError(`block is "${block}"; expected the key of a calculator.`)
  return number === '1' ? heading : `${heading}-${number}`
}

/**
 * The id of the heading that a calculator stands under, if there is one.
 *
 * @example
 * headingAbove('cover.half-cover.calculator-1') // => 'half-cover'
 */
export const headingAbove = (block: string): string | undefined => KEY.exec(block)?.[1]

/**
 * What the parameters of a calculator begin with: what is written first, after `|` what is read as well. It is named alone on
 * its page too: others may come before it. Its ordinal, and nothing for the first, stand in addresses of the time before.
 *
 * @example
 * stateNames({ rule: 'cover', block: 'half-cover.calculator-1', ordinal: 2 }) // => 'half-cover.|2.'
 */
export const stateNames = (standing: Standing): string =>
  `${ownName(standing)}.|${standing.ordinal === 1 ? '' : `${standing.ordinal}.`}`
