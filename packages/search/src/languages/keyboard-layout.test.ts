import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

// Typed by hand from a picture of the keyboard, not generated from the table.
test.each([
  ['dkiF0,9u', 'การโจมตี'],
  ['8k5k', 'คาถา'],
  ['9k[vf', 'ตาบอด'],
])('Thai typed with English keys: %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

test.each([
  ['ิสรืกำก', 'blinded'],
  ['แนอำพ', 'cover'],
  ['ฤฉ', 'AC'],
])('English typed with Thai keys: %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

test('the key mapping is reversible', () => {
  for (const word of ['สิ่งกำบัง', 'เป้าหมาย', 'ฮิตพอยต์', 'ความเชี่ยวชาญ', 'แอ็กชัน', 'ผละหนี', 'ใช้คาถา']) {
    expect(otherLayout(otherLayout(word) ?? '')).toBe(word)
  }
})

test.each(['掩护', '', '15'])('ignores “%s”', (typed) => {
  expect(otherLayout(typed)).toBeUndefined()
})
