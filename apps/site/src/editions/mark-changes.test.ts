import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { markChanges } from './mark-changes.ts'
import { compareWords, pairParagraphs, wordsOf } from './word-changes.ts'

const WORDS = { word: 'only here:', older: 'Only in 2014:', current: 'Only today:' }

const marked = (locale: 'en' | 'zh' | 'th', older: Element, current: Element): string[] => {
  const both = markChanges(locale, { older: [older], current: [current] }, WORDS)
  const plain = (trees: Element[]): string =>
    toHtml(trees).replaceAll('<span class="visually-hidden">only here: </span>', '')
  return [plain(both.older), plain(both.current)]
}

test.each([
  ['en', 'You have Disadvantage on attack rolls.', ['you', 'have', 'disadvantage', 'on', 'attack', 'rolls']],
  ['zh', '目标具有劣势。', ['目标', '具有', '劣势']],
  ['th', 'ทอยโจมตีอีกครั้ง', ['ทอย', 'โจมตี', 'อีก', 'ครั้ง']],
] as const)('%s: words of a text without signs', (locale, text, words) => {
  expect(wordsOf(locale, text).map(({ key }) => key)).toEqual(words)
})

test('marks the words that the other text does not have, inside links too', () => {
  expect(
    marked(
      'en',
      h('p', 'The target has ', h('a', { href: '#' }, 'no Disadvantage'), ' on attack rolls against you.'),
      h('p', 'The target has ', h('a', { href: '#' }, 'Disadvantage'), ' on all attack rolls against you.'),
    ),
  ).toEqual([
    '<p>The target has <a href="#"><mark class="changed">no</mark> Disadvantage</a> on attack rolls against you.</p>',
    '<p>The target has <a href="#">Disadvantage</a> on <mark class="changed">all</mark> attack rolls against you.</p>',
  ])
})

test('marks Chinese by words, not by characters', () => {
  const [older] = marked('zh', h('p', '目标在攻击检定上具有优势。'), h('p', '目标在攻击检定上具有劣势。'))
  expect(older).toBe('<p>目标在攻击检定上具有<mark class="changed">优势</mark>。</p>')
})

test('marks Thai by words', () => {
  const [older, current] = marked('th', h('p', 'เป้าหมายทอยโจมตีได้เปรียบ'), h('p', 'เป้าหมายทอยโจมตีเสียเปรียบ'))
  expect(older).toContain('<mark class="changed">ได้</mark>เปรียบ')
  expect(current).toContain('<mark class="changed">เสีย</mark>เปรียบ')
})

test('a paragraph of which more than three fifths differ is marked as a whole, if another one is alike', () => {
  const div = (text: string) => h('div', h('p', 'They are alike.'), h('p', text))
  const [older, current] = marked('en', div('One two three four five.'), div('One six seven eight nine.'))
  expect(older).toContain(
    '<p class="only"><span class="visually-hidden">Only in 2014: </span>One two three four five.</p>',
  )
  expect(current).toContain('<p class="only"><span class="visually-hidden">Only today: </span>One six')
})

test('texts without any paragraph alike have no marks', () => {
  expect(marked('en', h('p', 'One two three.'), h('p', 'Four five six.'))).toEqual([
    '<p>One two three.</p>',
    '<p>Four five six.</p>',
  ])
})

test('items of lists are compared each by itself, wherever they are', () => {
  const [older] = marked(
    'en',
    h('ul', h('li', 'An enemy finds you.'), h('li', 'You make an attack roll.')),
    h('ul', h('li', 'You make an attack roll.'), h('li', 'You cast a spell with a Verbal component.')),
  )
  expect(older).toBe(
    '<ul><li class="only"><span class="visually-hidden">Only in 2014: </span>An enemy finds you.</li><li>You make an attack roll.</li></ul>',
  )
})

test('a lone word between changed ones is marked with them', () => {
  const words = (text: string) => wordsOf('en', text)
  const changes = compareWords(words('a b c d e f g h x m y'), words('a b c d e f g h z m w'))
  expect(changes?.older.slice(-3)).toEqual([true, true, true])
})

test('a paragraph has one counterpart at most: the most alike', () => {
  const words = (text: string) => wordsOf('en', text)
  const pairs = pairParagraphs(
    [words('the target is prone'), words('the target is prone now')],
    [words('the target is prone')],
  )
  expect(pairs.map(({ older, current }) => [older, current])).toEqual([[0, 0]])
})
