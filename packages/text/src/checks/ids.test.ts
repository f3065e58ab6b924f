import { expect, test } from 'vitest'
import { english, objections, translated } from '../../test/fixture.ts'
import { ids } from './ids.ts'

test('ids that are free', () => {
  const files = {
    'rules/combat/cover.en.md': english('cover', '## Half Cover {#half-cover}'),
    'rules/combat/cover.zh.md': translated('cover', '## 半身掩护 {#half-cover}'),
    'rules/combat/surprise.en.md': english('surprise', '## Ties {#ties}'),
  }
  expect(objections(ids, files)).toEqual([])
})

test('two entries with one id', () => {
  const files = { 'rules/combat/cover.en.md': english('cover'), 'rules/travel/cover.en.md': english('cover') }
  expect(objections(ids, files)).toEqual(['rules/travel/cover.en.md:2:5 entry-twice'])
})

test('two headings with one id, in one entry and in two', () => {
  const files = {
    'rules/combat/a.en.md': english('a', '## Half {#half}\n\n## Half again {#half}'),
    'rules/combat/b.en.md': english('b', '## Half {#half}'),
  }
  expect(objections(ids, files)).toEqual([
    'rules/combat/a.en.md:14:1 heading-twice',
    'rules/combat/b.en.md:12:1 heading-twice',
  ])
})

test('a heading with the id of an entry, also of one in another language', () => {
  const files = {
    'rules/combat/a.en.md': english('a', '## B {#b}'),
    'rules/combat/b.zh.md': translated('b'),
  }
  expect(objections(ids, files)).toEqual(['rules/combat/a.en.md:12:1 heading-twice'])
})

test('two terms with one id', () => {
  const files = {
    'terms/a.yml': 'x: { en: { name: x } }',
    'terms/b.yml': 'y: { en: { name: y } }\nx: { en: { name: x } }',
  }
  expect(objections(ids, files)).toEqual(['terms/b.yml:2:1 term-twice'])
})
