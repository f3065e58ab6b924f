import type { Entry } from '@rulestone/text'
import { describe, expect, it } from 'vitest'
import { previewsOf, textOf } from './previews.ts'

const cover: Entry = {
  id: 'cover',
  locale: 'zh',
  file: 'rules/combat/cover.zh.md',
  title: '掩护',
  aliases: [],
  summary: '障碍物让目标更难命中。',
  kind: 'rule',
  ruleset: 'srd-5.2.1',
  source: [],
  related: [],
  counterparts: [],
  chapter: 'combat',
  headings: [
    { id: 'half-cover', depth: 2, text: '半身掩护' },
    { id: 'total-cover', depth: 2, text: '全身掩护' },
  ],
  blocks: [
    { key: 'half-cover', kind: 'html', html: '<h2 id="half-cover">半身掩护</h2>' },
    { key: 'half-cover.p-1', kind: 'html', html: '<p id="half-cover.p-1">AC <data value="2">+2</data> &amp; 敏捷</p>' },
    { key: 'total-cover', kind: 'html', html: '<h2 id="total-cover">全身掩护</h2>' },
    { key: 'total-cover.list-1', kind: 'html', html: '<ul id="total-cover.list-1"><li>x</li></ul>' },
  ],
  hash: '',
  staleUnits: [],
}
const source: Entry = {
  ...cover,
  locale: 'en',
  title: 'Cover',
  headings: [{ id: 'half-cover', depth: 2, text: 'Half Cover' }],
}

describe('textOf', () => {
  it('drops tags and reads entities', () => {
    expect(textOf('<p>a <b>b</b> &lt; &#x27;c&#x27;</p>')).toBe("a b < 'c'")
  })
})

describe('previewsOf', () => {
  it('gives the rule its summary and a heading its first paragraph', () => {
    expect(previewsOf(cover, source)).toEqual([
      ['cover', ['掩护', 'Cover', '障碍物让目标更难命中。']],
      ['half-cover', ['半身掩护', 'Half Cover', 'AC +2 & 敏捷']],
      ['total-cover', ['全身掩护', '', '障碍物让目标更难命中。']],
    ])
  })
})
