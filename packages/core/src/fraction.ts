import { ANY_INTEGER, requireInteger } from './bounds.ts'
import { shown } from './shown.ts'

/** An exact rational number in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** A fraction in JSON: its integers are texts, because they can be larger than a number of JSON. */
export interface FractionJson {
  readonly numerator: string
  readonly denominator: string
}

/** A fraction that `JSON.stringify` can write. */
class ExactFraction implements Fraction {
  readonly numerator: bigint
  readonly denominator: bigint

  constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator
    this.denominator = denominator
  }

  toJSON(): FractionJson {
    return { numerator: String(this.numerator), denominator: String(this.denominator) }
  }
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** The least common multiple of two positive integers. */
export const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / greatestCommonDivisor(a, b)) * b

const whole = (name: string, value: bigint | number): bigint =>
  typeof value === 'bigint' ? value : BigInt(requireInteger(name, value, ANY_INTEGER))

/**
 * The fraction `numerator / denominator`, reduced. `JSON.stringify` writes it with its integers as texts, and
 * `readFraction` reads that.
 *
 * @throws RangeError if the denominator is 0 or a number is not an integer
 * @example
 * fraction(6, -4) // => { numerator: -3n, denominator: 2n }
 */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [n, d] = [whole('numerator', numerator), whole('denominator', denominator)]
  if (d === 0n)
    throw new RangeError('denominator is 0; it must not be 0. Tip: check first whether anything was counted.')
  const divisor = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n)
  return new ExactFraction(n / divisor, d / divisor)
}

/**
 * Checks a fraction argument, to report a caller's mistake.
 *
 * @throws RangeError naming the argument and the value
 * @example
 * requireFraction('share', fraction(1, 2)) // => fraction(1, 2)
 */
export function requireFraction(name: string, value: Fraction): Fraction {
  if (typeof value?.numerator !== 'bigint' || typeof value.denominator !== 'bigint')
    throw new RangeError(`${name} is ${shown(value)}; it must be a fraction. Tip: 0.5 is fraction(1, 2).`)
  return value
}

function requireFractions(a: Fraction, b: Fraction): void {
  requireFraction('a', a)
  requireFraction('b', b)
}

/**
 * The sum of two fractions.
 *
 * @example
 * addFractions(fraction(1, 2), fraction(1, 3)) // => fraction(5, 6)
 */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  requireFractions(a, b)
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

/**
 * The difference `a - b`.
 *
 * @example
 * subtractFractions(fraction(1, 2), fraction(1, 3)) // => fraction(1, 6)
 */
export function subtractFractions(a: Fraction, b: Fraction): Fraction {
  requireFractions(a, b)
  return fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)
}

/**
 * The product of two fractions.
 *
 * @example
 * multiplyFractions(fraction(2, 3), fraction(3, 4)) // => fraction(1, 2)
 */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  requireFractions(a, b)
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

/**
 * Compares two fractions: negative when `a < b`, 0 when equal, positive when `a > b`.
 *
 * @example
 * compareFractions(fraction(1, 3), fraction(1, 2)) // => -1
 */
export function compareFractions(a: Fraction, b: Fraction): -1 | 0 | 1 {
  requireFractions(a, b)
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator]
  return left < right ? -1 : left > right ? 1 : 0
}

/** Decimal digits used to convert a fraction to a floating-point number: more than a double can hold. */
const DIGITS = 40n
const SCALE = 10n ** DIGITS

/**
 * The nearest floating-point number, for display; never for further exact computation. It is also correct if numerator
 * and denominator are far beyond the range of a double.
 *
 * @example
 * toNumber(fraction(1, 4)) // => 0.25
 */
export function toNumber(value: Fraction): number {
  const { numerator, denominator } = requireFraction('value', value)
  const sign = numerator < 0n ? '-' : ''
  const magnitude = numerator < 0n ? -numerator : numerator
  // Small values need their leading digits: scale by as many more digits as the denominator is longer.
  const extra = BigInt(Math.max(0, denominator.toString().length - magnitude.toString().length))
  const digits = (magnitude * SCALE * 10n ** extra) / denominator
  return Number(`${sign}${digits}e-${DIGITS + extra}`)
}
