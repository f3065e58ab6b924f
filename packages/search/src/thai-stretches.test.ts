import { expect, test } from 'vitest'
import { thaiPieces, thaiStretches } from './thai-stretches.ts'

test.each([
  ['a word that stands there whole', 'ถูกจับล็อก', 'เป้าหมายถูกจับยึดจน', ['ถูกจับ']],
  ['several, the longest first from the left', 'การต่อสู้มือเปล่า', 'การโจมตีด้วยมือเปล่าในการต่อสู้', ['การต่อสู้', 'มือเปล่า']],
  ['none that the text goes on with in the same syllable', 'ความสวย', 'ความสามารถและความเสียหาย', []],
  ['none that begins in the middle of a syllable', 'ชันที', 'ทันที', []],
  ['none that only makes a noun', 'ความสัมพันธ์', 'ความหมายของการปฏิสัมพันธ์', ['สัมพันธ์']],
  ['none of a few signs', 'ปลาตาย', 'ตาย', []],
])('a text holds of a Thai query %s', (_, query, text, held) => {
  expect(thaiStretches(query, text)).toEqual(held)
})

test.each([
  ['ตายฟื้นได้', ['ตาย', 'ยฟื้', 'ฟื้', 'นได้', 'ได้']],
  ['การเมือง', ['เมื']],
  ['ไป', []],
])('the pieces of %s cut no syllable', (query, pieces) => {
  expect(thaiPieces(query)).toEqual(pieces)
})

test('of a long query some pieces are looked at', () => {
  expect(thaiPieces('ตัวละครตกจากหน้าผาลงในน้ำลึก').length).toBeLessThanOrEqual(9)
})
