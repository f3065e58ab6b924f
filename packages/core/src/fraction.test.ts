import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  leastCommonMultiple,
  multiplyFractions,
  subtractFractions,
  toNumber,
} from './fraction.ts'

const anyFraction = fc
  .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator))

const print = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`

describe('fraction', () => {
  test.each([
    ['6/4', 6, 4, '3/2'],
    ['6/−4', 6, -4, '-3/2'],
    ['−6/−4', -6, -4, '3/2'],
    ['0/5', 0, 5, '0/1'],
    ['0/−5', 0, -5, '0/1'],
    ['7/1', 7, 1, '7/1'],
    ['big integers', 10n ** 30n, 10n ** 29n, '10/1'],
  ])('%s is reduced, with a positive denominator', (_, numerator, denominator, expected) => {
    expect(print(fraction(numerator, denominator))).toBe(expected)
  })

  test('a missing denominator is 1', () => {
    expect(fraction(-3)).toEqual({ numerator: -3n, denominator: 1n })
  })

  test('a denominator of 0 throws with name, value and tip', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => fraction(1, 0)).toThrow(/^denominator is 0; it must not be 0\. Tip: /)
    expect(() => fraction(0n, 0n)).toThrow(RangeError)
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d throws a RangeError', (value) => {
    expect(() => fraction(value)).toThrow(RangeError)
    expect(() => fraction(1, value)).toThrow(RangeError)
  })
})

describe('arithmetic', () => {
  test.each([
    [fraction(1, 2), fraction(1, 3), '5/6', '1/6', '1/6'],
    [fraction(1, 20), fraction(19, 20), '1/1', '-9/10', '19/400'],
    [fraction(0), fraction(-7, 3), '-7/3', '7/3', '0/1'],
    [fraction(3, 4), fraction(3, 4), '3/2', '0/1', '9/16'],
  ])('sum, difference and product of %o and %o', (a, b, sum, difference, product) => {
    expect(print(addFractions(a, b))).toBe(sum)
    expect(print(subtractFractions(a, b))).toBe(difference)
    expect(print(multiplyFractions(a, b))).toBe(product)
  })

  test.each([
    [fraction(1, 3), fraction(1, 2), -1],
    [fraction(2, 4), fraction(1, 2), 0],
    [fraction(1, 2), fraction(1, 3), 1],
    [fraction(-1, 2), fraction(1, 3), -1],
    [fraction(-1, 3), fraction(-1, 2), 1],
  ])('compares %o with %o', (a, b, expected) => {
    expect(compareFractions(a, b)).toBe(expected)
  })

  test('laws: commutative, associative, distributive, subtraction undoes addition, always reduced', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(addFractions(a, b)).toEqual(addFractions(b, a))
        expect(addFractions(addFractions(a, b), c)).toEqual(addFractions(a, addFractions(b, c)))
        expect(multiplyFractions(a, addFractions(b, c))).toEqual(
          addFractions(multiplyFractions(a, b), multiplyFractions(a, c)),
        )
        expect(subtractFractions(addFractions(a, b), b)).toEqual(a)
        expect(compareFractions(a, b)).toBe(-compareFractions(b, a) + 0)
        const sum = addFractions(a, b)
        expect(sum).toEqual(fraction(sum.numerator, sum.denominator))
        expect(sum.denominator > 0n).toBe(true)
      }),
    )
  })
})

test.each([
  [4n, 6n, 12n],
  [1n, 7n, 7n],
  [400n, 400n, 400n],
  [20n, 8n, 40n],
])('the least common multiple of %d and %d is %d', (a, b, expected) => {
  expect(leastCommonMultiple(a, b)).toBe(expected)
})

describe('toNumber', () => {
  test.each([
    ['1/4', fraction(1, 4), 0.25],
    ['0', fraction(0), 0],
    ['−7/2', fraction(-7, 2), -3.5],
    ['1/3', fraction(1, 3), 1 / 3],
    ['2/3', fraction(2, 3), 2 / 3],
    ['−1/7', fraction(-1, 7), -1 / 7],
    ['15869/1296', fraction(15869, 1296), 15869 / 1296],
    ['1 − 10⁻¹⁶', fraction(10n ** 16n - 1n, 10n ** 16n), 0.9999999999999999],
    ['2⁵³ − 1', fraction(2n ** 53n - 1n), 9007199254740991],
    ['10⁻³⁰⁰', fraction(1, 10n ** 300n), 1e-300],
    ['the smallest double, 2⁻¹⁰⁷⁴', fraction(1, 2n ** 1074n), 5e-324],
    ['10⁻⁴⁰⁰, under the smallest double', fraction(1, 10n ** 400n), 0],
    ['10³⁰⁰', fraction(10n ** 300n), 1e300],
    ['10⁴⁰⁰, over the largest double', fraction(10n ** 400n), Number.POSITIVE_INFINITY],
    ['10⁴⁰⁰ / (3 × 10⁴⁰⁰)', fraction(10n ** 400n, 3n * 10n ** 400n), 1 / 3],
    ['(10⁴⁰⁰ + 1) / 10⁴⁰⁰', fraction(10n ** 400n + 1n, 10n ** 400n), 1],
    ['55164/59049, a hair over the middle of two doubles', fraction(55164, 59049), 55164 / 59049],
    ['1 / 20¹⁰⁰', fraction(1, 20n ** 100n), 20 ** -100],
  ])('%s', (_, value, expected) => {
    expect(toNumber(value)).toBe(expected)
  })

  test('agrees with the division of doubles wherever both numbers are exact doubles', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (numerator, denominator) => {
        expect(toNumber(fraction(numerator, denominator))).toBe(numerator / denominator)
      }),
    )
  })
})
