import { describe, expect, it } from 'vitest'
import { breakLines, unbroken } from './break-lines.ts'

describe('unbroken', () => {
  it.each([
    ['en', 'A Cone (30 feet, DC 15) isn’t “so”.', ['A ', 'Cone ', '(30 feet, ', 'DC 15) ', 'isn’t ', '“so”.']],
    ['zh', '半身掩护（DC 15）。5尺内的敌人', ['半身', '掩护', '（DC 15）。', '5尺', '内的', '敌人']],
    ['zh', '规则——“掩护”', ['规则——', '“掩护”']],
    ['th', 'การเคลื่อนที่ในการต่อสู้ (2012)', ['การ', 'เคลื่อนที่', 'ใน', 'การ', 'ต่อสู้ ', '(2012)']],
    ['th', 'ต่างๆ ห่าง 5 ฟุต', ['ต่างๆ ', 'ห่าง ', '5 ฟุต']],
    ['en', '', []],
  ] as const)('%s: %s', (locale, text, parts) => {
    expect(unbroken(text, locale)).toEqual(parts)
    expect(parts.join('')).toBe(text)
  })

  it('does not break inside a given name, even one that begins and ends with a Latin word', () => {
    expect(unbroken('一次检定，', 'zh')).toEqual(['一次', '检', '定，'])
    expect(unbroken('一次检定，', 'zh', ['检定'])).toEqual(['一次', '检定，'])
    expect(unbroken('规则', 'zh', ['则'])).toEqual(['规则'])
  })
})

describe('breakLines', () => {
  const measure = (text: string): number => Array.from(text).length
  const lines = (text: string, width: number): string[] => breakLines(unbroken(text, 'en'), width, measure)

  it('does not leave a single word on the last line', () => {
    expect(lines('one two three four', 15)).toEqual(['one two', 'three four'])
  })

  it('uses no more lines than needed', () => {
    expect(lines('one two three four', 18)).toEqual(['one two three four'])
    expect(lines('one two three four', 17)).toHaveLength(2)
  })

  it('prefers to break between phrases', () => {
    const parts = unbroken('半身掩护给你加值，四分之三掩护给得更多', 'zh')
    expect(breakLines(parts, 11, measure)).toEqual(['半身掩护给你加值，', '四分之三掩护给得更多'])
  })

  it('puts a word that is too wide on a line of its own', () => {
    expect(lines('an extraordinary word', 8)).toEqual(['an', 'extraordinary', 'word'])
  })

  it('returns no lines for an empty text', () => {
    expect(lines('', 8)).toEqual([])
  })
})
