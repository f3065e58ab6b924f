import { expect, test } from 'vitest'
import { hideRepeated } from './repeated-caption.ts'

const table = '<table id="a"><caption>Class overview</caption><tbody></tbody></table>'

test('a caption that repeats the heading above is heard only', () => {
  expect(hideRepeated(table, '<h2 id="b">Class <em>overview</em></h2>')).toBe(
    '<table id="a"><caption class="visually-hidden">Class overview</caption><tbody></tbody></table>',
  )
})

test.each([
  ['other words', '<h2 id="b">Classes</h2>'],
  ['a paragraph', '<p id="b">Class overview</p>'],
  ['nothing', ''],
])('a caption below %s is seen', (_, above) => {
  expect(hideRepeated(table, above)).toBe(table)
})

test('what is no table stays', () => {
  expect(hideRepeated('<p>Words</p>', '<h2>Words</h2>')).toBe('<p>Words</p>')
  expect(hideRepeated('<h3></h3>', '<h2></h2>')).toBe('<h3></h3>')
})
