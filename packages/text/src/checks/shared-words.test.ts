import { expect, test } from 'vitest'
import { english, objections } from '../../test/fixture.ts'
import { sharedWords } from './shared-words.ts'

const stealth = english('stealth', '', 'Stealth')
const older = english('next-stealth', '', 'Stealth')

test('two entries of one name in one ruleset', () => {
  const files = { 'rules/a/stealth.en.md': stealth, 'rules/b/next-stealth.en.md': older }
  expect(objections(sharedWords, files).length).toBe(1)
})

test('two entries of one name, each in a ruleset of its own', () => {
  const files = {
    'rules/a/stealth.en.md': stealth,
    'rules/b/next-stealth.en.md': older.replace('ruleset: srd-5.2.1', 'ruleset: next-2012'),
  }
  expect(objections(sharedWords, files)).toEqual([])
})

test('terms that share words with a third share them with each other', () => {
  const text = `range: { zh: { name: 射程 } }
spell-range: { same-as: range, zh: { name: 射程 } }
missile-range: { same-as: range, zh: { name: 射程 } }
reach: { zh: { name: 射程 } }
`
  expect(objections(sharedWords, { 'terms/a.yml': text })).toEqual(['terms/a.yml:4:14 term'])
})
