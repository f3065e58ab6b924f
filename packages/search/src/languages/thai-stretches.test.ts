import { expect, test } from 'vitest'
import { thaiPieces, thaiStretches } from './thai-stretches.ts'

test.each([
  ['a word in the text', 'ถูกจับล็อก', 'เป้าหมายถูกจับยึดจน', ['ถูกจับ']],
  ['several, the longest first from the left', 'การต่อสู้มือเปล่า', 'การโจมตีด้วยมือเปล่าในการต่อสู้', ['การต่อสู้', 'มือเปล่า']],
  ['none that ends inside a syllable of the text', 'ความสวย', 'ความสามารถและความเสียหาย', []],
  ['none that begins in the middle of a syllable', 'ชันที', 'ทันที', []],
  ['no prefix that only makes a noun', 'ความสัมพันธ์', 'ความหมายของการปฏิสัมพันธ์', ['สัมพันธ์']],
  ['none of a few characters', 'ปลาตาย', 'ตาย', []],
])('parts of a Thai query found in a text: %s', (_, query, text, held) => {
  expect(thaiStretches(query, text)).toEqual(held)
})

test.each([
  ['ตายฟื้นได้', ['ตาย', 'ยฟื้', 'ฟื้', 'นได้', 'ได้']],
  ['การเมือง', ['เมื']],
  ['ไป', []],
])('the pieces of %s end at syllable boundaries', (query, pieces) => {
  expect(thaiPieces(query)).toEqual(pieces)
})

test('limits the number of pieces of a long query', () => {
  expect(thaiPieces('ตัวละครตกจากหน้าผาลงในน้ำลึก').length).toBeLessThanOrEqual(9)
})
