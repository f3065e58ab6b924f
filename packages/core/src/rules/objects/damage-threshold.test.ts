import { expect, test } from 'vitest'
import { damagePastThreshold } from './damage-threshold.ts'

// SRD 5.2.1, Rules Glossary, Damage Threshold (page 180): the example has 9 and 11 against 10
test.each([
  [9, 10, 0, 0],
  [10, 10, 10, 0],
  [11, 10, 11, 11],
  [0, 0, 0, 0],
  [3, 0, 3, 3],
])('%i damage against a threshold of %i', (damage, threshold, equal, exceed) => {
  expect(damagePastThreshold({ damage, threshold })).toBe(equal)
  expect(damagePastThreshold({ damage, threshold, reading: 'exceed' })).toBe(exceed)
})

test('a threshold below 0 throws a RangeError', () => {
  expect(() => damagePastThreshold({ damage: 1, threshold: -1 })).toThrow(RangeError)
})
