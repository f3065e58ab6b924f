import type { Entry } from '@rulestone/text'
import { describe, expect, it } from 'vitest'
import { madeEntry } from '../../../test/made-entry.ts'
import { measuredText, previewsOf } from './preview-data.ts'

const cover = madeEntry({
  title: '掩护',
  summary: '障碍物让目标更难命中。',
  headings: [
    { id: 'half-cover', depth: 2, text: '半身掩护' },
    { id: 'total-cover', depth: 2, text: '全身掩护' },
  ],
  blocks: [
    { key: 'half-cover', kind: 'html', html: '<h2 id="half-cover">半身掩护</h2>' },
    {
      key: 'half-cover.p-1',
      kind: 'html',
      html: '<p id="half-cover.p-1">AC <data value="2">+2</data> &amp; <a class="rule" data-rule="dexterity">敏捷</a></p>',
    },
    { key: 'total-cover', kind: 'html', html: '<h2 id="total-cover">全身掩护</h2>' },
    { key: 'total-cover.list-1', kind: 'html', html: '<ul id="total-cover.list-1"><li>x</li></ul>' },
  ],
})
const source: Entry = {
  ...cover,
  locale: 'en',
  title: 'Cover',
  headings: [{ id: 'half-cover', depth: 2, text: 'Half Cover' }],
}

describe('measuredText', () => {
  it('drops all tags but those of lengths and weights, and of English terms', () => {
    const length = '<data value="30" data-unit="feet">30 feet</data>'
    expect(measuredText(`<p>a <b>b</b> &lt; <data value="2">+2</data>, ${length}</p>`)).toBe(`a b &lt; +2, ${length}`)
    const term = '<span lang="en">Cover</span>'
    expect(measuredText(`<p>（${term}）<span class="term">${term}</span></p>`)).toBe(`（${term}）${term}`)
  })
})

describe('previewsOf', () => {
  it('gives the rule its summary, a heading its first paragraph, and both what they name', () => {
    expect(previewsOf(cover, source)).toEqual([
      ['cover', ['掩护', 'Cover', '障碍物让目标更难命中。', ['dexterity']]],
      ['half-cover', ['半身掩护', 'Half Cover', 'AC +2 &amp; 敏捷', ['dexterity'], 'cover']],
      ['total-cover', ['全身掩护', '', '障碍物让目标更难命中。', [], 'cover']],
    ])
  })

  it('marks the lengths and weights of an answer', () => {
    const reach = madeEntry({ ...source, summary: 'It’s 5 feet & no more.', headings: [], blocks: [] })
    const answer = 'It’s <data value="5" data-unit="feet">5 feet</data> &amp; no more.'
    expect(previewsOf(reach)).toEqual([['cover', ['Cover', '', answer, []]]])
  })
})
