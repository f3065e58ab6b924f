import { describe, expect, test } from 'vitest'
import { corpusOf, english, type Files, objections, translated } from '../../test/fixture.ts'
import { writeEquivalences } from '../corpus/equivalence-file.ts'
import { segmentsOf } from '../corpus/segments-of.ts'
import { contentHash } from '../markdown/content-hash.ts'
import { recordConfirmed } from '../translation/record-confirmed.ts'
import { runCheck } from './framework/run-check.ts'
import { translation } from './translation.ts'

const EN = 'rules/combat/cover.en.md'
const ZH = 'rules/combat/cover.zh.md'

const hashOf = (text: string): string => contentHash(segmentsOf(text))

const confirmedAgainst = (of: string, body: string): string =>
  translated('cover', body).replace('\n---\n\n', `\ntranslation: { of: ${of}, status: reviewed }\n---\n\n`)

describe('each part of the English that changed is named', () => {
  const OLD = '## A {#a}\n\none\n\n- two\n- three\n\nfour'
  const ZH_BODY = '## 甲 {#a}\n\n一\n\n- 二\n- 三\n\n四'

  /** The objections to a translation of one text, confirmed against it, when the English is another now. */
  const since = (now: string, body = ZH_BODY): string[] => {
    const before = english('cover', OLD)
    const of = hashOf(before)
    const files = {
      [EN]: english('cover', now),
      [ZH]: confirmedAgainst(of, body),
      'confirmed/zh.json': recordConfirmed('', 'cover', { hash: of, segments: segmentsOf(before) }),
    }
    return runCheck(translation, corpusOf(files)).map(
      ({ line, column, code, values }) => `${line}:${column} ${code} ${values['key']}`,
    )
  }

  test.each([
    ['nothing', OLD, []],
    ['a paragraph', OLD.replace('one', 'One.'), ['11:1 changed a.p-1']],
    ['an item', OLD.replace('three', 'Three.'), ['14:1 changed a.list-1.item-2']],
    ['two parts', OLD.replace('one', 'One.').replace('four', 'Four.'), ['11:1 changed a.p-1', '16:1 changed a.p-2']],
    ['a heading', OLD.replace('# A', '# B'), ['9:1 changed a']],
    ['a paragraph is new', OLD.replace('one', 'zero\n\none'), ['11:1 added a.p-1']],
    ['a paragraph is new at the end', `${OLD}\n\nfive`, ['16:1 added a.p-3']],
    ['an item is gone', OLD.replace('- two\n', ''), ['13:1 removed a.list-1.item-1']],
    ['the last paragraph is gone', OLD.replace('\n\nfour', ''), ['16:1 removed a.p-2']],
    [
      'two parts changed places',
      '## A {#a}\n\nfour\n\n- two\n- three\n\none',
      ['11:1 changed a.p-1', '16:1 changed a.p-2'],
    ],
  ])('%s', (_, now, expected) => {
    expect(since(now)).toEqual(expected)
  })

  test('once the translation is built as the English is, at the same keys', () => {
    expect(since(OLD.replace('one', 'zero\n\none'), ZH_BODY.replace('一', '零\n\n一'))).toEqual(['11:1 added a.p-1'])
    expect(since(OLD.replace('- two\n', ''), ZH_BODY.replace('- 二\n', ''))).toEqual(['13:1 removed a.list-1.item-1'])
  })

  test('where the translation is built as neither was, near the last part that both have', () => {
    expect(since(OLD.replace('four', 'Four.'), '## 甲 {#a}\n\n一')).toEqual(['11:1 changed a.p-2'])
  })
})

describe('edits that were said to leave translations as they are', () => {
  const before = english('cover', 'a\n\nb')
  const of = hashOf(before)
  const hash = (body: string): string => segmentsOf(english('cover', body)).at(-1)?.hash ?? ''
  const files = (body: string, ...items: readonly (readonly [old: string, now: string])[]): Files => ({
    [EN]: english('cover', `a\n\n${body}`),
    [ZH]: confirmedAgainst(of, '甲\n\n乙'),
    'confirmed/zh.json': recordConfirmed('', 'cover', { hash: of, segments: segmentsOf(before) }),
    'equal.yml': writeEquivalences(
      items.map(([old, now]) => ({ entry: 'cover', old: hash(old), new: hash(now), reason: 'typo' })),
    ),
  })

  test.each([
    ['an edit', files('c', ['b', 'c'])],
    ['an edit of an edit', files('d', ['b', 'c'], ['c', 'd'])],
    ['two edits, the later one written first', files('d', ['c', 'd'], ['b', 'c'])],
  ])('%s', (_, content) => {
    expect(objections(translation, content)).toEqual([])
  })

  test.each([
    ['no edit', files('c')],
    ['another edit', files('e', ['b', 'c'])],
    ['half of the way', files('d', ['b', 'c'])],
    [
      'an edit of another entry',
      { ...files('c', ['b', 'c']), 'equal.yml': files('c', ['b', 'c'])['equal.yml']?.replace('cover', 'other') ?? '' },
    ],
  ])('%s does not help', (_, content) => {
    expect(objections(translation, content)).toEqual([`${ZH}:11:1 changed`])
  })
})
