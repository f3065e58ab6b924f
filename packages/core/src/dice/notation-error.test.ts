import { expect, test } from 'vitest'
import { caret } from './notation-error.ts'

test.each([
  ['in the middle', '2d6++3', 4, 1, '2d6++3\n    ^'],
  ['at the start', 'x', 0, 1, 'x\n^'],
  ['under several characters', '1d1000001', 2, 7, '1d1000001\n  ^^^^^^^'],
  ['after the end', '1d6+', 4, 0, '1d6+\n    ^'],
  ['under an empty text', '', 0, 0, '\n^'],
  ['after line breaks and tabs, which become spaces', '1d6\n\t+', 6, 0, '1d6  +\n      ^'],
])('a caret %s', (_, text, at, length, expected) => {
  expect(caret(text, { at, length })).toBe(expected)
})

test('a long text is cut around the caret', () => {
  const [shown, carets] = caret(`${'1+'.repeat(500)}x${'+1'.repeat(500)}`, { at: 1000, length: 1 }).split('\n')
  expect(shown).toHaveLength(60)
  expect(shown?.indexOf('x')).toBe(30)
  expect(carets).toBe(`${' '.repeat(30)}^`)
})

test('there are at most thirty carets', () => {
  expect(caret('1'.repeat(2001), { at: 0, length: 2001 })).toBe(`${'1'.repeat(30)}\n${'^'.repeat(30)}`)
})
