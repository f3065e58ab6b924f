import { expect, test } from 'vitest'
import { simplifiedCharacters } from './simplified-characters.ts'

test.each([
  ['a character with one Traditional form', '击', '擊击'],
  ['a character with several', '发', '發发髮发'],
  ['a character that is written alike', '盾', ''],
  ['a Traditional character that the text itself has', '干，乾坤', '幹干榦干'],
  ['no Chinese', 'AC ตาบอด', ''],
])('%s', (_, text, table) => {
  expect(simplifiedCharacters(text)).toBe(table)
})
