import { expect, test } from 'vitest'
import { unitWords } from '../../test/real-unit-words.ts'
import { formatQuantity, type QuantityForm } from './format-quantity.ts'
import type { Locale } from './locale.ts'

test.each<[number, 'feet' | 'miles' | 'pounds', QuantityForm, Locale, string]>([
  [10, 'feet', 'noun', 'en', '10 feet'],
  [1, 'feet', 'noun', 'en', '1 foot'],
  [0.5, 'miles', 'noun', 'en', '½ mile'],
  [0, 'feet', 'noun', 'en', '0 feet'],
  [1, 'pounds', 'noun', 'en', '1 pound'],
  [10, 'feet', 'adjective', 'en', '10-foot'],
  [10, 'feet', 'noun', 'zh', '10尺'],
  [10, 'feet', 'adjective', 'zh', '10尺'],
  [1, 'miles', 'noun', 'zh', '1英里'],
  [15, 'pounds', 'noun', 'zh', '15磅'],
  [1, 'feet', 'noun', 'th', '1 ฟุต'],
  [10, 'feet', 'adjective', 'th', '10 ฟุต'],
  [3, 'miles', 'noun', 'th', '3 ไมล์'],
  [30, 'pounds', 'noun', 'th', '30 ปอนด์'],
])('%s %s as %s in %s', (value, unit, form, locale, expected) => {
  expect(formatQuantity({ value, unit }, form, locale, unitWords(locale))).toBe(expected)
})
