import { expect, test } from 'vitest'
import { alignColumns, columnsOf } from './columns.ts'

test.each([
  ['', 0],
  ['Armor Class', 11],
  ['护甲等级', 8],
  ['AC：１５', 8],
  ['ระดับการป้องกัน', 12],
  ['คริติคัลฮิต', 7],
  ['<', 1],
])('%j takes %d columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns)
})

test('aligns columns of wide characters, without trailing spaces', () => {
  expect(
    alignColumns([
      ['Cover', 'Half', ''],
      ['掩护', '半身', 'x'],
      ['กำบัง', 'ครึ่งหนึ่ง'],
    ]),
  ).toEqual(['Cover  Half', '掩护   半身    x', 'กำบัง   ครึ่งหนึ่ง'])
})
