import type { Entry } from '@rulestone/text'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { madeEntry } from '../../../test/made-entry.ts'
import { previewHtml, previewsOf } from './preview-data.ts'

const cover = madeEntry({
  title: '掩护',
  summary: '障碍物让目标更难命中。',
  headings: [
    { id: 'half-cover', depth: 2, text: '半身掩护' },
    { id: 'total-cover', depth: 2, text: '全身掩护' },
  ],
  blocks: [
    { key: 'half-cover', kind: 'html', tree: h('h2', { id: 'half-cover' }, '半身掩护') },
    {
      key: 'half-cover.p-1',
      kind: 'html',
      tree: h('p', { id: 'half-cover.p-1' }, [
        'AC ',
        h('data', { value: '2' }, '+2'),
        ' & ',
        h('a', { className: 'rule', dataRule: 'dexterity' }, '敏捷'),
      ]),
    },
    { key: 'total-cover', kind: 'html', tree: h('h2', { id: 'total-cover' }, '全身掩护') },
    { key: 'total-cover.list-1', kind: 'html', tree: h('ul', { id: 'total-cover.list-1' }, h('li', 'x')) },
  ],
})
const source: Entry = {
  ...cover,
  locale: 'en',
  title: 'Cover',
  headings: [{ id: 'half-cover', depth: 2, text: 'Half Cover' }],
}

describe('previewHtml', () => {
  it('keeps only lengths, weights and English terms as elements', () => {
    const length = h('data', { value: '30', dataUnit: 'feet' }, '30 feet')
    const figure = h('data', { value: '2' }, '+2')
    expect(previewHtml([h('p', ['a ', h('b', 'b'), ' < ', figure, ', ', length])])).toBe(
      'a b &#x3C; +2, <data value="30" data-unit="feet">30 feet</data>',
    )
    const term = h('span', { lang: 'en' }, 'Cover')
    expect(previewHtml([h('p', ['（', term, '）', h('span', { className: 'term' }, term)])])).toBe(
      '（<span lang="en">Cover</span>）<span lang="en">Cover</span>',
    )
  })
})

describe('previewsOf', () => {
  it('gives a rule its summary, a heading its first paragraph, and each the rules it names', () => {
    expect(previewsOf(cover, source)).toEqual([
      ['cover', ['掩护', 'Cover', '障碍物让目标更难命中。', ['dexterity']]],
      ['half-cover', ['半身掩护', 'Half Cover', 'AC +2 &#x26; 敏捷', ['dexterity'], 'cover']],
      ['total-cover', ['全身掩护', '', '障碍物让目标更难命中。', [], 'cover']],
    ])
  })

  it('marks the lengths and weights of a summary', () => {
    const reach = madeEntry({ ...source, summary: 'It’s 5 feet & no more.', headings: [], blocks: [] })
    const answer = 'It’s <data value="5" data-unit="feet">5 feet</data> &#x26; no more.'
    expect(previewsOf(reach)).toEqual([['cover', ['Cover', '', answer, []]]])
  })
})
