import { expect, test } from 'vitest'
import { Meter, OverWork, UNMETERED } from './meter.ts'

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
