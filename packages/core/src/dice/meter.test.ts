import { describe, expect, test } from 'vitest'
import { fraction } from '../fraction.ts'
import { keepDice } from './keep-dice.ts'
import { Meter, OverWork, UNMETERED } from './meter.ts'
import { power } from './power.ts'
import { reachedByRound } from './rounds.ts'
import { sumOfDice } from './sum-of-dice.ts'
import { atLeastOnce, repeated } from './trials.ts'

test.each([
  [10, 1n, 0, 10.625],
  [10, 2n ** 64n, 0, 20.625],
  [3, 2n ** 640n, 0, 33.1875],
  [10, 1n, 5, 60.625],
])('%i steps on %d with %i more words cost %d', (steps, size, more, cost) => {
  expect(() => new Meter(cost).spend(steps, size, more)).not.toThrow()
  expect(() => new Meter(cost - 0.001).spend(steps, size, more)).toThrow(OverWork)
})

test('costs add up, and the error names the limit', () => {
  const meter = new Meter(100)
  meter.spend(50, 1n)
  expect(() => meter.spend(50, 1n)).toThrow(new OverWork(100))
  expect(() => meter.spend(1, 1n)).toThrow(OverWork)
})

test.each([Number.POSITIVE_INFINITY, Number.NaN])('%d steps exceed every limit', (steps) => {
  expect(() => new Meter(1e300).spend(steps, 1n)).toThrow(OverWork)
})

test('UNMETERED refuses nothing', () => {
  expect(() => UNMETERED.spend(Number.MAX_VALUE, 10n ** 1000n)).not.toThrow()
})

describe('numbers that need too much work are refused by name before the work is done', () => {
  test.each<[run: () => unknown, message: string]>([
    [() => power(sumOfDice(2, 6), 1_000_000), 'count is 1000000; the exact result must need at most 10000000 words'],
    [() => sumOfDice(20_000, 1000), 'count is 20000, sides is 1000; the exact result must need'],
    [() => sumOfDice(1, 2 ** 50), 'count is 1, sides is 1125899906842624; the exact result must need'],
    [() => keepDice(1000, 1000, { from: 0, to: 500 }), 'count is 1000, sides is 1000; the exact result must need'],
    [() => repeated(fraction(1, 3), 1_000_000), 'trials is 1000000; the exact result must need'],
    [() => atLeastOnce(fraction(1, 6), 10_000_000), 'trials is 10000000; the exact result must need'],
    [() => reachedByRound(sumOfDice(2, 6), 1e6, 1e6), 'hitPoints is 1000000, rounds is 1000000; the exact result must'],
  ])('%s', (run, message) => {
    expect(run).toThrow(RangeError)
    expect(run).toThrow(message)
  })
})

test.each<[base: bigint, exponent: number, words: number]>([
  [2n, 64, 2],
  [6n, 1000, 1 + (1000 * Math.log2(6)) / 64],
  [2n ** 5000n, 2, 1 + 10_000 / 64],
])('a step on %d to the power of %i costs %d words', (base, exponent, words) => {
  expect(() => new Meter(words + 1e-6).spendOnPower(1, base, exponent)).not.toThrow()
  expect(() => new Meter(words - 1e-6).spendOnPower(1, base, exponent)).toThrow(OverWork)
})
