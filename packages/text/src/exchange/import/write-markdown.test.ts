import { describe, expect, test } from 'vitest'
import { codedPlainText } from '../coded-text.ts'
import { rewritten, writeMarkdown } from './write-markdown.ts'

describe('unchanged text keeps its line breaks', () => {
  test.each([
    ['the end changes', 'half of\nyou or more', 'half of you or less', 'half of\nyou or less'],
    ['the start changes', 'half of\nyou or more', 'most of you or more', 'most of\nyou or more'],
    ['the middle changes', 'a b\nc d\ne f', 'a b x y e f', 'a b\nx y\ne f'],
    ['an indented item', 'half of\n  you or\n  more', 'half of me or more', 'half of\n  me or\n  more'],
    ['a quote', 'half of\n> you or\n> more', 'half of you and more', 'half of\n> you and\n> more'],
    ['Chinese', '半身掩护\n给你加值', '半身掩护给你惩罚', '半身掩护\n给你惩罚'],
    ['nothing changes', 'a\nb', 'a b', 'a\nb'],
    ['everything changes', 'a\nb', 'c', 'c'],
    ['Windows line ends', 'a b\r\nc', 'a b d', 'a b\r\nd'],
    ['an insertion', 'a\nb', 'a x b', 'a\nx b'],
    ['one line', 'a b c', 'a c', 'a c'],
    ['from nothing', '', 'a', 'a'],
  ])('%s', (_, text, next, expected) => {
    expect(rewritten(text, next)).toBe(expected)
  })
})

describe('escapes Markdown characters', () => {
  const write = (text: string): string => writeMarkdown([text], codedPlainText(''), undefined, true)
  test.each([
    ['*a* _b_ `c`', '\\*a\\* \\_b\\_ \\`c\\`'],
    ['[a](b) <c> &amp;', '\\[a\\](b) \\<c\\> \\&amp;'],
    [':dice[1d6] ::table{id="a"}', '\\:dice\\[1d6\\] \\:\\:table\\{id="a"\\}'],
    ['- a', '\\- a'],
    ['12. a', '12\\. a'],
    ['# a {#b}', '\\# a \\{\\#b\\}'],
    ['3:30, DC:15, a - b', '3:30, DC:15, a - b'],
  ])('%s', (text, expected) => {
    expect(write(text)).toBe(expected)
  })
})
