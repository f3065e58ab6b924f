import { type StepValue, toNumber } from '@rulestone/core'

/** A figure or a value in a step, as core gives it. */
export type Quantity = Extract<StepValue, { kind: 'probability' | 'number' | 'integer' | 'signed' }>

/** Writes quantities in the manner of a language. */
export type WriteQuantity = (quantity: Quantity) => string

/** The smallest share that is written out, and the largest below certainty. */
const LEAST = 0.001
const MOST = 1 - LEAST

/**
 * How quantities are written: Arabic digits, a true minus, two decimals at most. What is possible never shows as 0 %,
 * and what is not certain never as 100 %.
 *
 * @param tag a BCP 47 tag
 * @example
 * quantities('en')({ kind: 'signed', value: -2 }) // => '−2'
 * quantities('en')({ kind: 'probability', value: { numerator: 1n, denominator: 1679616n } }) // => '< 0.1%'
 */
export function quantities(tag: string): WriteQuantity {
  const make = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
    const format = new Intl.NumberFormat(tag, { numberingSystem: 'latn', ...options })
    return (value) => format.format(value).replace('-', '−')
  }
  const integer = make({ maximumFractionDigits: 0 })
  const signed = make({ maximumFractionDigits: 0, signDisplay: 'always' })
  const number = make({ maximumFractionDigits: 2 })
  const withDigits = (digits: number) => make({ style: 'percent', maximumFractionDigits: digits })
  const percent = withDigits(1)
  const probability = ({ value: chance, digits }: Extract<Quantity, { kind: 'probability' }>): string => {
    // The exact fraction says what is possible and what is certain: a double may have rounded it to 0 or 1.
    const share = toNumber(chance)
    if (chance.numerator > 0n && share < LEAST) return `< ${percent(LEAST)}`
    return chance.numerator < chance.denominator && share > MOST
      ? `> ${percent(MOST)}`
      : (digits ? withDigits(digits) : percent)(share)
  }
  return (quantity) => {
    switch (quantity.kind) {
      case 'probability':
        return probability(quantity)
      case 'number':
        return number(toNumber(quantity.value))
      case 'integer':
        return integer(quantity.value)
      case 'signed':
        return signed(quantity.value)
    }
  }
}
