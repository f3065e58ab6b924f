import { expect, test } from 'vitest'
import { english, objections, objectionValues, translated } from '../../test/fixture.ts'
import { languages } from './languages.ts'

test('an entry and a term in three languages', () => {
  const files = {
    'rules/combat/cover.en.md': english('cover'),
    'rules/combat/cover.zh.md': translated('cover'),
    'rules/combat/cover.th.md': translated('cover'),
    'terms/combat.yml': 'cover: { en: { name: cover }, zh: { name: 掩护 }, th: { name: สิ่งกำบัง } }',
  }
  expect(objections(languages, files)).toEqual([])
})

test('an entry without Thai', () => {
  const files = { 'rules/combat/cover.en.md': english('cover'), 'rules/combat/cover.zh.md': translated('cover') }
  expect(objections(languages, files)).toEqual(['rules/combat/cover.en.md:1:1 missing-entry'])
  expect(objectionValues(languages, files)).toEqual([{ id: 'cover', locale: 'th', expected: 'cover.th.md' }])
})

test('an entry without English', () => {
  const files = { 'rules/combat/cover.zh.md': translated('cover'), 'rules/combat/cover.th.md': translated('cover') }
  expect(objections(languages, files)).toEqual(['rules/combat/cover.zh.md:1:1 missing-entry'])
})

test('a term without Chinese', () => {
  const files = { 'terms/combat.yml': '# terms\ncover: { en: { name: cover }, th: { name: สิ่งกำบัง } }' }
  expect(objections(languages, files)).toEqual(['terms/combat.yml:2:1 missing-term'])
})
