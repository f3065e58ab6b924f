import { expect, test } from 'vitest'
import { entryFiles, objections } from '../../test/fixture.ts'
import { markup } from './markup.ts'

test('what entries are written in', () => {
  const body =
    '## A {#a}\n\nWords, **bold**, [a](rule:a), 5 \\< 6.\n\n- one\n- two\n\n1. one\n\n> quote\n\n| a |\n|---|\n| b |'
  expect(objections(markup, entryFiles(body))).toEqual([])
})

test.each([
  ['<b>bold</b>', '12:1 html|12:8 html'],
  ['<!-- note -->', '12:1 html'],
  ['a\n\n<div>\nb\n</div>', '14:1 html'],
  ['See https://example.org.', '12:5 bare-url'],
  ['See www.example.org.', '12:5 bare-url'],
  ['See <https://example.org>.', '12:5 bare-url'],
  ['Write to a@example.org.', '12:10 bare-url'],
  ['Siehe：https://example.org/a?b=1，see', '12:7 bare-url'],
  ['**See** 5 \\< 6, a@b.example.org or ftp://c.org', '12:17 bare-url|12:36 bare-url'],
  ['*italics*', '12:1 not-used'],
  ['~~gone~~', '12:1 not-used'],
  ['`code`', '12:1 not-used'],
  ['    code', '12:1 not-used'],
  ['![a](b.png)', '12:1 not-used'],
  ['[a][b]\n\n[b]: rule:b', '12:1 not-used|14:1 not-used'],
  ['a[^1]\n\n[^1]: b', '12:2 not-used|14:1 not-used'],
  ['---', '12:1 not-used'],
  ['a\\\nb', '12:2 not-used'],
  ['a[^1]\n\n[^1]: words of a note', '12:2 not-used|14:1 not-used'],
  ['- [x] done', '12:1 task-list'],
  ['- [ ] to do\n- [x]done', '12:1 task-list'],
])('%s', (body, expected) => {
  expect(objections(markup, entryFiles(body))).toEqual(
    expected.split('|').map((place) => `rules/combat/rule.en.md:${place}`),
  )
})
