import { describe, expect, it, test } from 'vitest'
import { objections, objectionValues, pairFiles } from '../../test/fixture.ts'
import { skeleton } from './skeleton.ts'

describe('translations with the blocks of the English', () => {
  it.each([
    ['Words.\n\nMore.', '字。\n\n又一段。'],
    ['**A.** Words.', '**甲**：字。'],
    ['- a\n- b\n  - c', '- 甲\n- 乙\n  - 丙'],
    ['| a | b |\n|:--|---|\n| c | d |', '|甲|乙|\n|---|---|\n|丙|丁|'],
    ['::calculator{id="attack" ac="12" cover="half"}', '::calculator{cover="half" ac="12" id="attack"}'],
    ['[a](rule:a), [b](rule:b) and [a](rule:a).', '[乙](rule:b)、[甲](rule:a)。'],
    ['Roll :dice[1d4], :dice[1d6].', '掷:dice[1d6]或:dice[1d4]。'],
  ])('%s', (source, target) => {
    expect(objections(skeleton, pairFiles(source, target))).toEqual([])
  })
})

test.each([
  ['a paragraph too few', 'a\n\nb', '甲', '1:1 blocks'],
  ['a paragraph too many', 'a', '甲\n\n乙', '10:1 blocks'],
  ['a list instead of a paragraph', 'a', '- 甲', '8:1 blocks'],
  ['another place for a table', '::table{id="cover"}\n\na', '甲\n\n::table{id="cover"}', '8:1 blocks'],
  ['an item too few', '- a\n- b', '- 甲', '8:1 shape'],
  ['an item on another level', '- a\n- b', '- 甲\n  - 乙', '8:1 shape'],
  ['a numbered list', '- a', '1. 甲', '8:1 shape'],
  ['a row too many', '| a |\n|---|\n| b |', '|甲|\n|---|\n|乙|\n|丙|', '8:1 shape'],
  ['another table', '::table{id="cover"}', '::table{id="skills"}', '8:1 directives'],
  ['another field', '::calculator{id="attack" ac="12"}', '::calculator{id="attack" ac="13"}', '8:1 directives'],
  ['other dice', 'Roll :dice[1d4].', '掷:dice[1d6]。', '8:1 directives'],
  ['dice rolled once instead of twice', 'Roll :dice[1d4] or :dice[1d4].', '掷:dice[1d4]。', '8:1 directives'],
  ['a link too few', '[a](rule:a)', '甲', '8:1 links'],
  ['a link too many', 'a', '[甲](rule:a)', '8:1 links'],
])('a translation with %s', (_, source, target, expected) => {
  expect(objections(skeleton, pairFiles(source, target))).toEqual([`rules/combat/rule.zh.md:${expected}`])
})

test('says what is missing and what is too much', () => {
  expect(objectionValues(skeleton, pairFiles('## A {#a}\n\n[b](rule:b)', '## 甲 {#a}\n\n[丙](rule:c)'))).toEqual([
    { key: 'a.p-1', got: ['c'], expected: ['b'] },
  ])
  expect(objectionValues(skeleton, pairFiles('- a\n- b', '- 甲'))).toEqual([
    { key: 'list-1', got: 'list(item)', expected: 'list(item, item)' },
  ])
})

test('where headings differ the blocks are not compared', () => {
  expect(objections(skeleton, pairFiles('## A {#a}\n\nWords.', '字。'))).toEqual([])
})
