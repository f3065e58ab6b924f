import { expect, test } from 'vitest'
import { isPicked } from './is-picked.ts'

const labels = (count: number, letters = 4): string[] => Array.from({ length: count }, () => 'x'.repeat(letters))

test.each([
  ['choice', labels(6), false],
  ['choice', labels(7), true],
  ['choice', labels(3, 40), false],
  ['choice', labels(4, 18), false],
  ['choice', labels(4, 19), true],
  ['several', labels(12, 20), false],
  ['several', labels(13), true],
  ['integer', [], false],
] as const)('a %s with %o', (type, options, expected) => {
  expect(isPicked({ type }, options)).toBe(expected)
})
