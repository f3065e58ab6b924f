import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAscii } from './characters.ts'

describe('toAscii', () => {
  test.each([
    ['full-width digits and letters', '１ｄ２０ＫＨ１', '1d20KH1'],
    ['full-width punctuation', '＋－（）％', '+-()%'],
    ['every full-width digit', '０１２３４５６７８９', '0123456789'],
    ['every Thai digit', '๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['minus sign and en dash', '2\u22121\u20131', '2-1-1'],
    ['spaces', '1\u00a0+\u3000\u2009\u202f2', '1 +   2'],
    ['the first and last full-width character', '\uff01\uff5e', '!~'],
    ['characters next to the full-width block', '\uff00\uff5f', '\uff00\uff5f'],
    ['characters next to the Thai digits', '\u0e4f\u0e5a', '\u0e4f\u0e5a'],
    ['letters of other scripts', '一ก٣', '一ก٣'],
    ['invisible characters stay', '\u200b\u202e\ufeff\u0000', '\u200b\u202e\ufeff\u0000'],
    ['ASCII', '4d6kh3 + 2 - (1d4)', '4d6kh3 + 2 - (1d4)'],
    ['an empty text', '', ''],
  ])('%s', (_, text, expected) => {
    expect(toAscii(text)).toBe(expected)
  })

  test('law: the length stays the same, and a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toAscii(text)).toHaveLength(text.length)
        expect(toAscii(toAscii(text))).toBe(toAscii(text))
      }),
    )
  })
})
