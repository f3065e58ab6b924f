import { expect, test } from 'vitest'
import { english, type Files, objections, objectionValues, translated } from '../../test/fixture.ts'
import { avoidedWords } from './avoided-words.ts'

const TERMS = `ability-check:
  en: { name: ability check, avoid: [skill check, stat] }
  zh: { name: 属性检定, avoid: [属性检查, 属性] }
  th: { name: การทดสอบความสามารถ, avoid: [การเช็ค] }
ability-score:
  en: { name: stat block }
  zh: { name: 属性值 }
  th: { name: คะแนนความสามารถ }
`
const library = (source: string, chinese = '', thai = ''): Files => ({
  'terms/abilities.yml': TERMS,
  'rules/d20-tests/rule.en.md': english('rule', source),
  'rules/d20-tests/rule.zh.md': translated('rule', chinese),
  'rules/d20-tests/rule.th.md': translated('rule', thai),
})

test.each([
  ['the right form', 'An ability check.', '属性检定', 'การทดสอบความสามารถ'],
  ['a wrong form inside a longer right one', 'A stat block.', '属性值', ''],
  ['a wrong form inside a longer Latin word', 'A statue, a state.', '', ''],
  ['a wrong form as notation', 'Roll :dice[stat].', '', ''],
])('%s', (_, source, chinese, thai) => {
  expect(objections(avoidedWords, library(source, chinese, thai))).toEqual([])
})

test.each([
  ['English, in any case', 'Make a Skill Check.', '', '', 'rule.en.md:12:8'],
  ['Chinese, inside a sentence', '', '进行属性检查吧', '', 'rule.zh.md:8:3'],
  ['Thai, inside a sentence', '', '', 'ให้ทำการเช็คก่อน', 'rule.th.md:8:6'],
])('a wrong form in %s', (_, source, chinese, thai, place) => {
  expect(objections(avoidedWords, library(source, chinese, thai))).toEqual([`rules/d20-tests/${place} avoid`])
})

test('also in titles, summaries and strings', () => {
  const files = {
    ...library(''),
    'rules/d20-tests/stat.en.md': english('stat').replace('One sentence', 'A stat'),
    'strings/en/site.json': '{\n  "a": { "b": "Your stat" }\n}',
  }
  expect(objections(avoidedWords, files)).toEqual([
    'rules/d20-tests/stat.en.md:3:8 avoid',
    'rules/d20-tests/stat.en.md:5:12 avoid',
    'strings/en/site.json:2:15 avoid',
  ])
})

test('says what is right', () => {
  expect(objectionValues(avoidedWords, library('A stat.'))).toEqual([{ got: 'stat', expected: ['ability check'] }])
})
