import { expect, test } from 'vitest'
import { entryFiles, objections, objectionValues, pairFiles } from '../../test/fixture.ts'
import { headings } from './headings.ts'

test('headings with ids, the same in two languages', () => {
  expect(
    objections(
      headings,
      pairFiles('## Half Cover {#half-cover}\n\n### Why {#why}', '## 半身掩护 {#half-cover}\n\n### 原因 {#why}'),
    ),
  ).toEqual([])
})

test.each([
  ['no id', '## Half Cover', 'missing-id'],
  ['an id that is not at the end', '## Half {#half} Cover', 'missing-id'],
  ['a translated id', '## 半身掩护 {#半身}', 'wrong-id'],
  ['an empty id', '## Half Cover {#}', 'wrong-id'],
  ['the key of a paragraph', '## Half Cover {#p-1}', 'reserved-id'],
  ['the title of a page', '# Half Cover {#half-cover}', 'wrong-depth'],
  ['a depth of four', '#### Half Cover {#half-cover}', 'wrong-depth'],
])('%s', (_, body, code) => {
  expect(objections(headings, entryFiles(body))).toEqual([`rules/combat/rule.en.md:12:1 ${code}`])
})

test.each([
  ['in another order', '## A {#a}\n\n## B {#b}', '## 乙 {#b}\n\n## 甲 {#a}', '8:1 differs'],
  ['one more', '## A {#a}', '## 甲 {#a}\n\n## 乙 {#b}', '10:1 differs'],
  ['one too few', '## A {#a}\n\n## B {#b}', '## 甲 {#a}', '1:1 missing'],
  ['at another depth', '## A {#a}', '### 甲 {#a}', '8:1 differs'],
])('headings of a translation %s', (_, source, target, expected) => {
  expect(objections(headings, pairFiles(source, target))).toEqual([`rules/combat/rule.zh.md:${expected}`])
})

test('says which heading stands there and which should', () => {
  expect(objectionValues(headings, pairFiles('## A {#a}', '## 乙 {#b}'))).toEqual([
    { got: '## {#b}', expected: '## {#a}' },
  ])
})
