import { expect, test } from 'vitest'
import { forgiven } from './forgiven.ts'

test.each([
  [false, [0, 0, 0, 0, 1, 1, 1, 2, 2]],
  [true, [0, 0, 0, 1, 1, 1, 2, 2, 2]],
])('typing errors allowed by length (each character is a syllable: %s)', (isDense, most) => {
  expect(most.map((_, length) => forgiven(length, isDense))).toEqual(most)
})
