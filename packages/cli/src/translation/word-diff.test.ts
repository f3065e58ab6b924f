import { expect, test } from 'vitest'
import { showDiff, wordDiff } from './word-diff.ts'

test.each([
  ['the same', 'Half of you.', 'Half of you.', 'Half of you.'],
  ['a word', 'Half of you.', 'Most of you.', '[-Half-]{+Most+} of you.'],
  ['a figure', '+2 to AC', '+5 to AC', '+[-2-]{+5+} to AC'],
  ['a word more', 'a wall', 'a low wall', 'a {+low +}wall'],
  ['a word less', 'a low wall', 'a wall', 'a [-low -]wall'],
  ['a full stop', 'a wall', 'a wall.', 'a wall{+.+}'],
  ['a directive', ':value[half-cover-bonus]', ':value[total-cover-bonus]', ':value[[-half-]{+total+}-cover-bonus]'],
  ['everything', 'a', 'b', '[-a-]{+b+}'],
])('%s', (_, old, now, expected) => {
  expect(showDiff(wordDiff(old, now), false)).toBe(expected)
})

test('contains both texts', () => {
  const [old, now] = ['Half of you, and a wall.', 'Most of you and two walls.']
  const parts = wordDiff(old, now)
  const without = (kind: string): string => parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('')
  expect(without('old')).toBe(now)
  expect(without('new').replaceAll(' ', '')).toBe(old.replaceAll(' ', ''))
})

/** A text in which every second word differs from that of another letter. */
const text = (letter: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${letter}${index} and`).join(' ')

test('shows texts with too many differences one after the other', () => {
  const [old, now] = [text('a', 600), text('b', 600)]
  expect(wordDiff(old, now)).toEqual([
    { text: old, kind: 'old' },
    { text: now, kind: 'new' },
  ])
  expect(wordDiff(text('a', 200), text('b', 200))).toHaveLength(600)
})
