import { describe, expect, it, test } from 'vitest'
import { english, type Files, objections, objectionValues, translated } from '../../test/fixture.ts'
import { links } from './links.ts'

const library = (body: string, chinese = '字。'): Files => ({
  'rules/combat/cover.en.md': english('cover', '## Half Cover {#half-cover}', 'Cover').replace(
    'aliases: []',
    'aliases: [degrees of cover]',
  ),
  'rules/combat/cover.zh.md': translated('cover', '## 半身掩护 {#half-cover}', '掩护'),
  'rules/combat/rule.en.md': english('rule', body),
  'rules/combat/rule.zh.md': translated('rule', chinese),
  'terms/combat.yml': 'half-cover: { en: { name: Half Cover, aliases: [cover by half] } }',
})

describe('links that hold', () => {
  it.each([
    '[Cover](rule:cover)',
    '[cover](rule:cover)',
    '[degrees of cover](rule:cover)',
    '**[Half Cover](rule:half-cover)**',
    '[cover by half](rule:half-cover)',
    '[half\ncover](rule:half-cover)',
    'Cover:see[Half Cover](rule:half-cover)',
  ])('%s', (body) => {
    expect(objections(links, library(body))).toEqual([])
  })

  it('say in Chinese what the target is called in Chinese', () => {
    expect(objections(links, library('', '[掩护](rule:cover)和[半身掩护](rule:half-cover)'))).toEqual([])
  })
})

test.each([
  ['[Cover](rule:covr)', 'unknown-target'],
  ['[Cover](rule:)', 'unknown-target'],
  ['[Cover](../cover)', 'no-rule'],
  ['[Cover](https://example.org)', 'no-rule'],
  ['[Cover]()', 'no-rule'],
  ['[the cover](rule:cover)', 'wrong-text'],
  ['[](rule:cover)', 'wrong-text'],
])('%s: %s', (body, code) => {
  expect(objections(links, library(`See ${body}.`))).toEqual([`rules/combat/rule.en.md:12:5 ${code}`])
})

test('a link in Chinese that says the English name', () => {
  expect(objections(links, library('', '[Cover](rule:cover)'))).toEqual(['rules/combat/rule.zh.md:8:1 wrong-text'])
})

test('names what is nearest', () => {
  expect(objectionValues(links, library('[Cover](rule:covr)'))).toEqual([{ got: 'covr', expected: ['cover'] }])
})

test('a related entry that does not exist, also where it is a heading', () => {
  const files = {
    ...library(''),
    'rules/combat/rule.en.md': english('rule').replace('related: []', 'related: [cover, half-cover]'),
  }
  expect(objections(links, files)).toEqual(['rules/combat/rule.en.md:9:18 unknown-related'])
})
