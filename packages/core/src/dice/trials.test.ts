import { expect, test } from 'vitest'
import { fraction, multiplyFractions, subtractFractions } from '../fraction.ts'
import { add, certain, type Distribution } from './distribution.ts'
import { mean } from './moments.ts'
import { atLeastOnce, repeated } from './trials.ts'

test.each([
  [fraction(1, 2), 0, 0, [1]],
  [fraction(1, 2), 3, 0, [1, 3, 3, 1]],
  [fraction(1, 6), 2, 0, [25, 10, 1]],
  [fraction(2, 3), 2, 0, [1, 4, 4]],
  [fraction(0), 5, 0, [1]],
  [fraction(1), 5, 5, [1]],
])('how often a chance of %o happens in %i trials', (chance, trials, minimum, weights) => {
  expect(repeated(chance, trials)).toMatchObject({ minimum, weights: weights.map(BigInt) })
})

test.each([
  [fraction(1, 6), 4, fraction(671, 1296)],
  [fraction(1, 36), 24, fraction(36n ** 24n - 35n ** 24n, 36n ** 24n)],
  [fraction(1, 2), 0, fraction(0)],
  [fraction(0), 9, fraction(0)],
  [fraction(1), 9, fraction(1)],
  [fraction(1), 0, fraction(0)],
])('a chance of %o at least once in %i trials', (chance, trials, expected) => {
  expect(atLeastOnce(chance, trials)).toEqual(expected)
})

test.each([
  [1, 3],
  [5, 6],
  [7, 20],
])('law: trials of %i/%i are the sum of single trials', (numerator, denominator) => {
  const chance = fraction(numerator, denominator)
  const weights = [BigInt(denominator - numerator), BigInt(numerator)]
  const trial: Distribution = { minimum: 0, weights, denominator: BigInt(denominator) }
  let sum = certain(0)
  for (let trials = 0; trials <= 6; trials += 1) {
    expect(repeated(chance, trials)).toEqual(sum)
    expect(mean(repeated(chance, trials))).toEqual(multiplyFractions(chance, fraction(trials)))
    const never = fraction(sum.weights[0] ?? 0n, sum.denominator)
    expect(atLeastOnce(chance, trials)).toEqual(subtractFractions(fraction(1), never))
    sum = add(sum, trial)
  }
})

test.each([repeated, atLeastOnce])('$name throws on a wrong argument', (count) => {
  for (const trials of [-1, 0.5, Number.NaN]) expect(() => count(fraction(1, 2), trials)).toThrow(/^trials is .* Tip: /)
  for (const chance of [fraction(-1, 2), fraction(3, 2)]) {
    expect(() => count(chance, 2)).toThrow(RangeError)
    expect(() => count(chance, 2)).toThrow(/^chance is .*; it must be between 0 and 1\. Tip: /)
  }
})
