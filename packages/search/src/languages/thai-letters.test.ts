import { expect, test } from 'vitest'
import { packThai, unpackThai } from './thai-letters.ts'

test.each(['', 'ทอย d20', 'AC|DC\nกำบัง', '\n\nแอ็กชัน (2012)|x', 'HP ชั่วคราว|20 ธรรมชาติ|nat 20\n', 'ก\\"ฮ'])(
  '“%s” is restored by unpackThai',
  (text) => {
    expect(unpackThai(packThai(text))).toBe(text)
  },
)

test('a letter is one byte', () => {
  expect(new TextEncoder().encode(packThai('สิ่งกำบัง'))).toHaveLength(9)
})

test('a tilde is refused', () => {
  expect(() => packThai('a~b')).toThrow(RangeError)
})
