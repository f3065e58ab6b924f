import { expect, test } from 'vitest'
import { alignDecimals } from './align-decimals.ts'

/** The text with each padding for a point as `_`, and for a digit as `-`. */
const shown = (texts: readonly string[]): string[] =>
  alignDecimals(texts).map((text) => text.replaceAll('\u{2008}', '_').replaceAll('\u{2007}', '-'))

test.each([
  [[], []],
  [
    ['1', '20'],
    ['1', '20'],
  ],
  [
    ['45%', '36.6%', '100%'],
    ['45%_-', '36.6%', '100%_-'],
  ],
  [
    ['3', '2.5', '12.25'],
    ['3_--', '2.5-', '12.25'],
  ],
  [
    ['1,000', '999.5', '—'],
    ['1,000_-', '999.5', '—_-'],
  ],
  [
    ['< 0.1%', '0%'],
    ['< 0.1%', '0%_-'],
  ],
])('%j', (texts, expected) => {
  expect(shown(texts)).toEqual(expected)
})
