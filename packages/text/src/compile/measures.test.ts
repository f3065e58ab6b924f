import { describe, expect, it } from 'vitest'
import { unitWords } from '../../test/real-unit-words.ts'
import type { Locale } from '../language/locale.ts'
import { measuresIn } from './measures.ts'

/** The measures of a text, each as written, with its value, unit and form. */
const measures = (text: string, locale: Locale): string[] | undefined =>
  measuresIn(text, locale, unitWords(locale))?.map(
    ({ value, unit, form, start, end }) => `${text.slice(start, end)} = ${value} ${unit} ${form}`,
  )

describe('what is converted', () => {
  it.each<[Locale, string, string[]]>([
    ['en', 'within 5 feet', ['5 feet = 5 feet noun']],
    ['en', 'a 15-foot Cone', ['15-foot = 15 feet adjective']],
    ['en', 'Tam moves 10\nfeet.', ['10\nfeet = 10 feet noun']],
    [
      'en',
      '10,000 feet, 1 mile, 2½ miles',
      ['10,000 feet = 10000 feet noun', '1 mile = 1 miles noun', '2½ miles = 2.5 miles noun'],
    ],
    ['en', 'range 20/60 feet', ['20 = 20 feet bare', '60 feet = 60 feet noun']],
    ['en', '5 by 5 feet', ['5 = 5 feet bare', '5 feet = 5 feet noun']],
    ['en', 'for 20 feet and for another 20.', ['20 feet = 20 feet noun', '20 = 20 feet bare']],
    ['en', '5 + 5 = 10 feet', ['5 = 5 feet bare', '5 = 5 feet bare', '10 feet = 10 feet noun']],
    ['en', '16 × 15 = 240 pounds', ['15 = 15 pounds bare', '240 pounds = 240 pounds noun']],
    [
      'en',
      'carries 195 pounds: 195 × 5 = 975 pounds',
      ['195 pounds = 195 pounds noun', '195 = 195 pounds bare', '975 pounds = 975 pounds noun'],
    ],
    ['en', '5 feet away, 10 + 5 = 15 hits', ['5 feet = 5 feet noun']],
    ['zh', '射程20/60尺，半径15尺', ['20 = 20 feet bare', '60尺 = 60 feet noun', '15尺 = 15 feet noun']],
    ['zh', '走24英里，重2,500磅', ['24英里 = 24 miles noun', '2,500磅 = 2500 pounds noun']],
    [
      'zh',
      '先走15尺，再走10尺：15 + 10 = 25',
      ['15尺 = 15 feet noun', '10尺 = 10 feet noun', '15 = 15 feet bare', '10 = 10 feet bare', '25 = 25 feet bare'],
    ],
    ['zh', '速度为30尺。30的一半是15。', ['30尺 = 30 feet noun', '30 = 30 feet bare', '15 = 15 feet bare']],
    ['th', 'ระยะ 20/60 ฟุต', ['20 = 20 feet bare', '60 ฟุต = 60 feet noun']],
    ['th', 'ไกล 24 ไมล์ หนัก 300 ปอนด์', ['24 ไมล์ = 24 miles noun', '300 ปอนด์ = 300 pounds noun']],
    ['th', 'เหลือ 30 − 15 = 15 ฟุต', ['30 = 30 feet bare', '15 = 15 feet bare', '15 ฟุต = 15 feet noun']],
  ])('%s: %s', (locale, text, expected) => {
    expect(measures(text, locale)).toEqual(expected)
  })
})

describe('what is not converted', () => {
  it.each<[string, Locale, string]>([
    ['squares are counted', 'en', 'On a grid, a square is 5 feet.'],
    ['squares are counted', 'zh', '每个方格代表5尺。'],
    ['squares are counted', 'th', 'ช่องหนึ่งกว้าง 5 ฟุต'],
    ['single feet are counted', 'en', 'Each foot costs 1 foot more.'],
    ['single feet are counted', 'zh', '每移动一尺要花费3尺。'],
    ['single feet are counted', 'th', 'ทุกฟุตใช้ระยะ 3 ฟุต'],
    ['a score is a length in feet', 'en', 'After 10 feet, leap up to your score in feet.'],
    ['a score is a length in feet', 'zh', '移动10尺后，跳远的尺数等于力量值。'],
    ['a score is a length in feet', 'th', 'เดิน 10 ฟุต แล้วกระโดดได้เป็นฟุตตามคะแนน'],
    ['dice give the number', 'en', 'ice 10 feet on a side bears 3d10 × 10 pounds'],
    ['dice give the number', 'zh', '边长10尺的冰面能承受3d10 × 10磅'],
    ['a number without a unit is added', 'en', '3 feet plus your Strength modifier'],
    ['it is rounded', 'en', 'From 25 feet. Half of 25 is 12, rounded down.'],
    ['one unit is computed from another', 'en', 'a Speed of 50 feet: 50 ÷ 10 = 5 miles'],
    ['it is part of another number', 'en', '2.5 feet, 1d10 feet, 12:5 feet'],
  ])('%s (%s): %s', (_, locale, text) => {
    expect(measures(text, locale)).toBeUndefined()
  })

  it('ignores “foot” that is not a length', () => {
    expect(measures('on foot, on your feet, 3 footmen', 'en')).toEqual([])
    expect(measures('move 10 feet on foot', 'en')).toEqual(['10 feet = 10 feet noun'])
  })
})
