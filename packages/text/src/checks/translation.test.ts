import { describe, expect, test } from 'vitest'
import { confirmedFiles, corpusOf, equalFile, type Files, objections } from '../../test/fixture.ts'
import { runCheck } from './framework/run-check.ts'
import { translation } from './translation.ts'

describe('each changed segment of the English is reported', () => {
  const OLD = '## A {#a}\n\none\n\n- two\n- three\n\nfour'
  const ZH = '## 甲 {#a}\n\n一\n\n- 二\n- 三\n\n四'

  const since = (now: string, zh = ZH): string[] =>
    runCheck(translation, corpusOf(confirmedFiles({ before: OLD, now, zh }))).map(
      ({ line, column, code, values }) => `${line}:${column} ${code} ${values['key']}`,
    )

  test.each([
    ['nothing', OLD, []],
    ['a paragraph', OLD.replace('one', 'One.'), ['11:1 changed a.p-1']],
    ['an item', OLD.replace('three', 'Three.'), ['14:1 changed a.list-1.item-2']],
    ['two segments', OLD.replace('one', 'One.').replace('four', 'Four.'), ['11:1 changed a.p-1', '16:1 changed a.p-2']],
    ['a heading', OLD.replace('# A', '# B'), ['9:1 changed a']],
    ['a new paragraph', OLD.replace('one', 'zero\n\none'), ['11:1 added a.p-1']],
    ['a new paragraph at the end', `${OLD}\n\nfive`, ['16:1 added a.p-3']],
    ['an item removed', OLD.replace('- two\n', ''), ['13:1 removed a.list-1.item-1']],
    ['the last paragraph removed', OLD.replace('\n\nfour', ''), ['16:1 removed a.p-2']],
    [
      'two paragraphs swapped',
      '## A {#a}\n\nfour\n\n- two\n- three\n\none',
      ['11:1 changed a.p-1', '16:1 changed a.p-2'],
    ],
  ])('%s', (_, now, expected) => {
    expect(since(now)).toEqual(expected)
  })

  test('at the same key if the translation already has the new structure', () => {
    expect(since(OLD.replace('one', 'zero\n\none'), ZH.replace('一', '零\n\n一'))).toEqual(['11:1 added a.p-1'])
    expect(since(OLD.replace('- two\n', ''), ZH.replace('- 二\n', ''))).toEqual(['13:1 removed a.list-1.item-1'])
  })

  test('at the last common segment if its structure matches neither English', () => {
    expect(since(OLD.replace('four', 'Four.'), '## 甲 {#a}\n\n一')).toEqual(['11:1 changed a.p-2'])
  })
})

describe('edits listed in equal.yml', () => {
  const files = (now: string, ...edits: readonly (readonly [string, string])[]): Files => ({
    ...confirmedFiles({ before: 'a\n\nb', now: `a\n\n${now}`, zh: '甲\n\n乙' }),
    ...equalFile(...edits),
  })
  const other = files('c', ['b', 'c'])['equal.yml']?.replace('cover', 'other') ?? ''

  test.each([
    ['an edit', files('c', ['b', 'c'])],
    ['an edit of an edit', files('d', ['b', 'c'], ['c', 'd'])],
    ['two edits, the later one listed first', files('d', ['c', 'd'], ['b', 'c'])],
  ])('%s keeps the translation current', (_, content) => {
    expect(objections(translation, content)).toEqual([])
  })

  test.each([
    ['no edit', files('c')],
    ['another edit', files('e', ['b', 'c'])],
    ['the first of two edits', files('d', ['b', 'c'])],
    ['an edit of another entry', { ...files('c'), 'equal.yml': other }],
  ])('%s makes the translation stale', (_, content) => {
    expect(objections(translation, content)).toEqual(['rules/combat/cover.zh.md:11:1 changed'])
  })
})
