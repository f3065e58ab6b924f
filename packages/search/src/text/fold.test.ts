import { describe, expect, test } from 'vitest'
import { fold, foldWithOrigins } from './fold.ts'

describe('normalises spelling variants', () => {
  test.each([
    ['capitals', 'Half COVER', 'half cover'],
    ['punctuation and hyphens', ' Three-Quarters, cover! ', 'three quarters cover'],
    ['apostrophes', "Don’t can't", 'dont cant'],
    ['accents', 'naïve Coup de Grâce', 'naive coup de grace'],
    ['full width', 'Ｄ２０　ＡＣ', 'd20 ac'],
    ['spaces beside Han', 'D20 检定 与 AC', 'd20检定与ac'],
    ['Chinese punctuation', '步骤1：选择职业', '步骤1选择职业'],
    ['Thai spaces', 'ฮิตพอยต์ เหลือ 0', 'ฮิตพอยต์เหลือ0'],
    ['Thai digits', 'ขั้นที่ ๑', 'ขั้นที่1'],
    ['two characters for แ', 'เเอ็กชัน', 'แอ็กชัน'],
    ['invisible characters', 'co\u200bver', 'cover'],
  ])('%s', (_, text, expected) => {
    expect(fold(text)).toBe(expected.normalize('NFKC'))
  })

  test.each([
    ['ำ in two characters', 'ก\u0e4dาบัง', 'กำบัง'],
    ['ำ after a tone, in two characters', 'น\u0e49\u0e4dา', 'น้ำ'],
    ['a tone typed before its vowel', 'ท\u0e48\u0e35', 'ท\u0e35\u0e48'],
  ])('Thai: %s', (_, typed, right) => {
    expect(fold(typed)).toBe(fold(right))
  })
})

test('maps each folded character to its source offset', () => {
  const { text, origins } = foldWithOrigins('A  “Wall”')
  expect(text).toBe('a wall')
  expect(origins).toEqual([0, 4, 4, 5, 6, 7, 9])
})
