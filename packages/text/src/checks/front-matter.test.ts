import { expect, test } from 'vitest'
import { english, objections, objectionValues, translated } from '../../test/fixture.ts'
import { frontMatter } from './front-matter.ts'

const EN = 'rules/combat/cover.en.md'
const ZH = 'rules/combat/cover.zh.md'

test('front matter that says what it must', () => {
  const files = { [EN]: english('cover'), [ZH]: translated('cover') }
  expect(objections(frontMatter, files)).toEqual([])
})

test('a translation may say what it was confirmed against', () => {
  const text = translated('cover').replace(
    '\n---\n\n',
    '\ntranslation: { of: 3f9c1d20ab47, status: reviewed }\n---\n\n',
  )
  expect(objections(frontMatter, { [ZH]: text })).toEqual([])
})

test.each([
  ['nothing before the text', () => 'Words.\n', '1:1 no-front-matter'],
  ['an id that is not the file’s', (text: string) => text.replace('id: cover', 'id: cloak'), '2:5 id-differs'],
  ['an id that is none', (text: string) => text.replace('id: cover', 'id: Cover'), '2:5 wrong-format'],
  ['a key left out', (text: string) => text.replace(/^summary.*\n/m, ''), '2:1 missing-key'],
  ['a key that is not known', (text: string) => text.replace('kind:', 'sort:'), '2:1 missing-key|6:1 unknown-key'],
  ['a kind that is none', (text: string) => text.replace('kind: rule', 'kind: spell'), '6:7 unknown-value'],
  ['a list that is none', (text: string) => text.replace('aliases: []', 'aliases: cover'), '4:10 wrong-type'],
  ['a page that is none', (text: string) => text.replace('page: 5', 'page: 0'), '8:47 too-short'],
  ['a source that says more', (text: string) => text.replace('page: 5', 'page: 5, line: 2'), '8:50 unknown-key'],
  ['no source at all', (text: string) => text.replace(/source: .*/, 'source: []'), '8:9 too-short'],
  ['a summary that is too long', (text: string) => text.replace('One sentence.', 'a'.repeat(161)), '5:10 too-long'],
  ['an empty title', (text: string) => text.replace('title: cover', "title: ''"), '3:8 too-short'],
  [
    'a link in the summary',
    (text: string) => text.replace('One sentence.', 'A [link](rule:cover).'),
    '5:10 summary-markup',
  ],
  [
    'a directive in the summary',
    (text: string) => text.replace('One sentence.', 'Roll :dice[1d20].'),
    '5:10 summary-markup',
  ],
  ['YAML that is none', (text: string) => text.replace('title: cover', 'title: [cover'), '4:1 yaml'],
  ['a key that stands twice', (text: string) => text.replace('aliases: []', 'title: again'), '4:1 yaml'],
  [
    'an alias',
    (text: string) => text.replace('aliases: []', 'aliases: &a [x]').replace('related: []', 'related: *a'),
    '2:1 yaml-alias',
  ],
  ['a tab', (text: string) => text.replace('title: cover', 'title:\n\t- cover'), '4:1 yaml'],
])('%s', (_, change, expected) => {
  const places = expected.split('|').map((place) => `${EN}:${place}`)
  expect(objections(frontMatter, { [EN]: change(english('cover')) })).toEqual(places)
})

test.each([
  ['a key of the English', 'kind: rule', '6:1 unknown-key'],
  ['a hash that is none', 'translation: { of: yes, status: reviewed }', '6:20 wrong-format'],
  ['a hash that YAML takes for a number', 'translation: { of: 123456789012, status: reviewed }', '6:20 wrong-type'],
  ['a status that is none', 'translation: { of: 3f9c1d20ab47, status: done }', '6:42 unknown-value'],
])('a translation with %s', (_, line, expected) => {
  const text = translated('cover').replace('\n---\n\n', `\n${line}\n---\n\n`)
  expect(objections(frontMatter, { [ZH]: text })).toEqual([`${ZH}:${expected}`])
})

test('what is said about a key', () => {
  const text = english('cover').replace('related: []', 'relatd: []')
  expect(objectionValues(frontMatter, { [EN]: text })).toEqual([
    {
      got: 'relatd',
      expected: ['id', 'title', 'aliases', 'summary', 'allow', 'kind', 'ruleset', 'source', 'related', 'counterparts'],
    },
  ])
})

test('aliases that grow without bound are refused at once', () => {
  const levels = Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(', ')}]`)
  const text = `---\na0: &a0 [x]\n${levels.join('\n')}\n---\n`
  expect(objections(frontMatter, { [EN]: text })).toEqual([`${EN}:2:1 yaml-alias`])
})

test('brackets without end are refused', () => {
  expect(objections(frontMatter, { [EN]: `---\nid: ${'['.repeat(2_400)}\n---\n` })).toHaveLength(1)
})
