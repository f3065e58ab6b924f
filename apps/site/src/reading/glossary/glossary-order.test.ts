import { describe, expect, it, test } from 'vitest'
import { indexByInitial, indexByStrokes } from './glossary-order.ts'

const index = (locale: 'en' | 'zh' | 'th', names: readonly string[]): [string, readonly string[]][] =>
  indexByInitial(locale, names, (name) => name).map(({ initial, items }) => [initial, items])

describe('indexByInitial', () => {
  it('orders English by letter, ignoring case', () => {
    expect(index('en', ['cover', 'Attack Roll', 'Critical Hit', 'Ability Check'])).toEqual([
      ['A', ['Ability Check', 'Attack Roll']],
      ['C', ['cover', 'Critical Hit']],
    ])
  })

  it('orders Chinese by pinyin in the reading of the word', () => {
    expect(index('zh', ['重击', '掩护', '重复', '豁免检定', '护甲等级', '调整值', '攻击检定', '长休'])).toEqual([
      ['C', ['长休', '重复']],
      ['G', ['攻击检定']],
      ['H', ['护甲等级', '豁免检定']],
      ['T', ['调整值']],
      ['Y', ['掩护']],
      ['Z', ['重击']],
    ])
  })

  it('orders Chinese syllable by syllable, then by tone', () => {
    expect(index('zh', ['西安', '先攻', '吸血', '戏法'])).toEqual([['X', ['西安', '戏法', '吸血', '先攻']]])
  })

  it('orders Thai as a dictionary does: a leading vowel comes after its consonant', () => {
    expect(index('th', ['แอ็คชัน', 'ขีดรับความเสียหาย', 'เกราะ', 'กฎ', 'โจมตี', 'การทอยโจมตี', 'ใบ', 'ไฟ'])).toEqual([
      ['ก', ['กฎ', 'การทอยโจมตี', 'เกราะ']],
      ['ข', ['ขีดรับความเสียหาย']],
      ['จ', ['โจมตี']],
      ['บ', ['ใบ']],
      ['ฟ', ['ไฟ']],
      ['อ', ['แอ็คชัน']],
    ])
  })

  it('puts Latin names in a Chinese or Thai index under their letter', () => {
    expect(index('zh', ['DC', '掩护'])).toEqual([
      ['D', ['DC']],
      ['Y', ['掩护']],
    ])
  })
})

test('orders Chinese by strokes: by the first character, then by the next, names with the same first character together', () => {
  const names = ['重击', '力场', '大成功', '优势', '骰子', 'DC', '攻击检定', '攻防', '护甲等级', '死亡豁免']
  // With the same count 亻 comes before 歹 and 扌 before 攵; of the two after 攻, 击 has 5 strokes and 防 has 6.
  expect(indexByStrokes(names, (name) => name).map(({ initial, items }) => [initial, ...items])).toEqual([
    ['D', 'DC'],
    ['2画', '力场'],
    ['3画', '大成功'],
    ['6画', '优势', '死亡豁免'],
    ['7画', '护甲等级', '攻击检定', '攻防'],
    ['9画', '重击'],
    ['13画', '骰子'],
  ])
})
