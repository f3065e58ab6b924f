import type { Locale } from '@rulestone/text'
import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { noBreak, noBreakNames } from './no-break.ts'

/** HTML of a text, or of nodes, with no-break parts marked. */
const marked = (locale: Locale, names: readonly string[], nodes: string | readonly ElementContent[]): string =>
  toHtml(noBreak(locale, names)(typeof nodes === 'string' ? [{ type: 'text', value: nodes }] : nodes))

const noBreakParts = (html: string): string[] =>
  Array.from(html.matchAll(/<span class="no-break">([^<]*)<\/span>/gu), ([, text = '']) => text)

it.each([
  ['en', 'against AC 12, within 5 feet for 10 minutes', ['AC 12', '5 feet', '10 minutes']],
  ['en', '1 mile is 1.5 km, 1 pound is 0.5 kg', ['1 mile', '1.5 km', '1 pound', '0.5 kg']],
  ['zh', '因为 4 × 2 = 8，DC 15', ['4 × 2', 'DC 15']],
  ['zh', '30尺内，每10分钟受到7点伤害', ['30尺', '10分钟', '7点']],
  ['th', 'ห่าง 5 ฟุต ทอย DC 10', ['5 ฟุต', 'DC 10']],
  ['th', '5 ฟุตเป็น 1.5 เมตร', ['5 ฟุต', '1.5 เมตร']],
] as const)('%s: a figure does not break from the word after it', (locale, text, wanted) => {
  expect(noBreakParts(marked(locale, [], text))).toEqual(wanted)
})

it('keeps Thai names on one line, longest match first', () => {
  const html = (text: string): string => marked('th', ['ฮิตพอยต์', 'เป้าหมาย', 'ฮิตพอยต์สูงสุด', 'เดิน'], text)
  expect(noBreakParts(html('ฮิตพอยต์สูงสุดของเป้าหมายที่เดิน'))).toEqual(['ฮิตพอยต์สูงสุด', 'เป้าหมาย'])
})

it('adds <wbr> beside a Thai name between letters, but not beside punctuation', () => {
  const html = (text: string): string => marked('th', ['มอนสเตอร์', 'เทิร์น'], text)
  const [monster, turn] = ['มอนสเตอร์', 'เทิร์น'].map((name) => `<span class="no-break">${name}</span>`)
  expect(html('ของมอนสเตอร์เทิร์นนี้')).toBe(`ของ<wbr>${monster}<wbr>${turn}<wbr>นี้`)
  expect(html('(มอนสเตอร์) เทิร์น มอนสเตอร์ๆ')).toBe(`(${monster}) ${turn} ${monster}ๆ`)
})

it('keeps a Thai noun formed with a name on one line', () => {
  const html = (text: string): string => marked('th', ['ร่ายคาถา', 'ทอยป้องกัน'], text)
  expect(noBreakParts(html('การรบกวนการร่ายคาถา ทอยป้องกัน'))).toEqual(['การร่ายคาถา', 'ทอยป้องกัน'])
  expect(noBreakParts(html('การทอยป้องกันการมองเห็น'))).toEqual(['การทอยป้องกัน', 'การมองเห็น'])
})

it('keeps the names of characters on one line, but not words that start with them', () => {
  expect(noBreakParts(marked('th', [], 'มิราและเพลถือคบเพลิง'))).toEqual(['มิรา', 'เพล'])
})

it('keeps the words for rolls on one line, and longer names that start with them', () => {
  const html = (text: string): string => marked('th', ['ทอยโจมตี'], text)
  expect(noBreakParts(html('การทอย: ได้เปรียบ · การทอยโจมตี · เสียเปรียบ'))).toEqual([
    'การทอย',
    'ได้เปรียบ',
    'การทอยโจมตี',
    'เสียเปรียบ',
  ])
})

it('leaves links and long names unchanged', () => {
  const names = ['ฮิตพอยต์', 'การรวมผลทางเวทมนตร์ของคาถา']
  const link = h('a', { title: 'ฮิตพอยต์ DC 10' }, 'การรวมผลทางเวทมนตร์ของคาถา')
  expect(noBreak('th', names)([link])).toEqual([link])
})

it.each([
  ['en', ['a DC ', h('data', '15'), ' check'], 'a <span class="no-break">DC <data>15</data></span> check'],
  ['en', ['ABDC ', h('data', '15')], 'ABDC <data>15</data>'],
] as const)('%s: a figure of core does not break from the word before it: %s', (locale, nodes, wanted) => {
  expect(marked(locale, [], h('p', ...nodes).children)).toBe(wanted)
})

const hide = h('a', { className: 'rule', href: '/' }, 'ซ่อน')

it.each([
  ['th', ['(', hide, ') แล้ว'], '<span class="enclosed">(<a class="rule" href="/">ซ่อน</a>)</span> แล้ว'],
  ['th', ['(ดู', hide, ')'], '(ดู<span class="enclosed"><a class="rule" href="/">ซ่อน</a>)</span>'],
  ['th', ['ดู', hide, 'ก่อน'], 'ดู<a class="rule" href="/">ซ่อน</a>ก่อน'],
  [
    'th',
    [hide, '), (', hide, ')'],
    '<span class="enclosed"><a class="rule" href="/">ซ่อน</a>),</span> <span class="enclosed">(<a class="rule" href="/">ซ่อน</a>)</span>',
  ],
  ['en', ['(', hide, ')'], '(<a class="rule" href="/">ซ่อน</a>)'],
] as const)('%s: a linked name does not break from the punctuation around it: %s', (locale, nodes, wanted) => {
  expect(marked(locale, [], h('p', ...nodes).children)).toBe(wanted)
})

it('noBreakNames lists each name once, longest first, and none for languages with spaces', () => {
  const names = ['ฮิตพอยต์', 'เดิน', 'ฮิตพอยต์สูงสุด', 'ฮิตพอยต์', 'Hit Points']
  expect(noBreakNames('th', names)).toEqual(expect.arrayContaining(['ฮิตพอยต์สูงสุด', 'ฮิตพอยต์', 'เลเวล']))
  expect(noBreakNames('en', ['Hit Points'])).toEqual([])
})
