import { expect, test } from 'vitest'
import { simplifiedSigns } from './simplified-signs.ts'

test.each([
  ['a sign with one Traditional form', '击', '擊击'],
  ['a sign with several', '发', '發发髮发'],
  ['a sign that is written alike', '盾', ''],
  ['a Traditional sign that the text itself has', '干，乾坤', '幹干榦干'],
  ['no Chinese', 'AC ตาบอด', ''],
])('%s', (_, text, table) => {
  expect(simplifiedSigns(text)).toBe(table)
})
