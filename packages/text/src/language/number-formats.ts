import { type Fraction, type NamedFigure, type StepValue, toNumber, typeset } from '@rulestone/core'
import { isSingular } from './is-singular.ts'

/** The most decimals that a number is written with. */
const MOST_DECIMALS = 2

/**
 * Whether a number has more decimals than `MOST_DECIMALS`.
 *
 * @example
 * isRounded(4.35) // => false
 * isRounded(75 / 11) // => true
 */
export const isRounded = (value: number): boolean => Number(value.toFixed(MOST_DECIMALS)) !== value

/** How numbers are written: Arabic digits, a true minus, percentages with a decimal if they need one. */
export interface NumberFormats {
  integer(value: number): string
  /** with its sign, for bonuses and penalties */
  signed(value: number): string
  /** with at most `MOST_DECIMALS` decimals */
  number(value: number): string
  /** like `number`, with a mark if it is rounded: `≈ 12.24` */
  about(value: number): string
  /** at most one decimal by default; what is possible never shows as 0 %, what is uncertain never as 100 % */
  percent(share: number, digits?: number): string
  /** “a, b, and c” */
  list(items: readonly string[]): string
}

const trueMinus = (text: string): string => text.replace('-', '−')

/** The smallest share that is written out, and the largest below 1. */
const LEAST = 0.001
const MOST = 1 - LEAST

/** Memoised: `Intl` takes longer to create a format than to format a thousand numbers. */
const known = new Map<string, NumberFormats>()

/**
 * The number formats of a language.
 *
 * @param tag a BCP 47 tag; the digits are always Arabic
 * @example
 * numberFormats('en').signed(-2) // => '−2'
 * numberFormats('en').percent(0.625) // => '62.5%'
 */
export function numberFormats(tag: string): NumberFormats {
  const formats = known.get(tag) ?? makeFormats(tag)
  known.set(tag, formats)
  return formats
}

function makeFormats(tag: string): NumberFormats {
  const make = (maximumFractionDigits: number, options?: Intl.NumberFormatOptions): ((value: number) => string) => {
    const format = new Intl.NumberFormat(tag, { numberingSystem: 'latn', maximumFractionDigits, ...options })
    return (value) => trueMinus(format.format(value))
  }
  const number = make(MOST_DECIMALS, { signDisplay: 'negative' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const percents: ((share: number) => string)[] = []
  const percent = (share: number, digits = 1): string => {
    percents[digits] ??= make(digits, { style: 'percent' })
    return percents[digits](share)
  }
  return {
    integer: make(0),
    signed: make(0, { signDisplay: 'always' }),
    number,
    about: (value) => (isRounded(value) ? `≈ ${number(value)}` : number(value)),
    percent: (share, digits) =>
      share > 0 && share < LEAST
        ? `< ${percent(LEAST)}`
        : share < 1 && share > MOST
          ? `> ${percent(MOST)}`
          : percent(share, digits),
    list: (items) => list.format(items),
  }
}

/** A figure, or a value of a step, as core returns it. */
export type Quantity = Extract<StepValue, { kind: 'probability' | 'number' | 'integer' | 'signed' }>

/** A probability as a double that is 0 or 1 only if the fraction is. */
function share(chance: Fraction): number {
  const number = toNumber(chance)
  if (chance.numerator === 0n || chance.numerator === chance.denominator) return number
  return Math.min(Math.max(number, Number.MIN_VALUE), 1 - Number.EPSILON)
}

/**
 * Formats a figure or a value of a step.
 *
 * @example
 * formatStepValue(numberFormats('en'), { kind: 'signed', value: -2 }) // => '−2'
 */
export function formatStepValue(formats: NumberFormats, quantity: Quantity): string {
  switch (quantity.kind) {
    case 'probability':
      return formats.percent(share(quantity.value), quantity.digits)
    case 'number':
      return formats.about(toNumber(quantity.value))
    default:
      return formats[quantity.kind](quantity.value)
  }
}

/** Looks up a string of a unit and fills in its placeholders. */
type SayUnit = (key: string, values: Readonly<Record<string, string | number>>) => string

/**
 * A length or weight in words. A noun says if it is rounded; an adjective
 * (`10-foot`) does not.
 *
 * @param say the strings of the units
 */
export function measureWords(
  { value, unit }: { readonly value: number; readonly unit: string },
  form: 'noun' | 'adjective',
  write: (value: number) => string,
  say: SayUnit,
): string {
  const length = say(`${unit}.${form}`, { count: isSingular(value) ? 1 : 2, value: write(value) })
  return form === 'noun' && isRounded(value) ? say('about', { length }) : length
}

/**
 * A figure of the rules in words.
 *
 * @param say the strings of the units
 */
export function figureInWords(figure: NamedFigure, formats: NumberFormats, say: SayUnit): string {
  switch (figure.kind) {
    case 'dice':
      return typeset(figure.value)
    case 'quantity':
      return measureWords(figure, 'noun', formats.number, say)
    default:
      return formatStepValue(formats, figure)
  }
}
