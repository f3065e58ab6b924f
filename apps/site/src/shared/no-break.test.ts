import { expect, test } from 'vitest'
import { NO_BREAK, withNoBreakNames } from './no-break.tsx'

const patternWith = (names: readonly string[]): string | undefined =>
  withNoBreakNames({ [NO_BREAK]: 'ก็อบลิน' }, names)[NO_BREAK]

test('Thai words of names are added, longer ones before those that they start with', () => {
  expect(patternWith(['โอเกอร์ 1', 'โอเกอร์ 2', 'โอ', 'Mira (GM)', 'วิซาร์ด', 'วิซาร์ดเฒ่า'])).toBe(
    'โอเกอร์|วิซาร์ดเฒ่า|วิซาร์ด|ก็อบลิน',
  )
  expect(patternWith(['Mira'])).toBe('ก็อบลิน')
})

test('a language without such names stays as it is', () => {
  expect(withNoBreakNames({}, ['โอเกอร์'])).toEqual({})
})
