import { describe, expect, it, test } from 'vitest'
import { objections, objectionValues } from '../../test/fixture.ts'
import { strings } from './strings.ts'

const folder = (english: string, chinese: string, thai = english): Record<string, string> => ({
  'strings/en/site.json': english,
  'strings/zh/site.json': chinese,
  'strings/th/site.json': thai,
})

describe('strings that are complete', () => {
  it.each([
    ['the same keys', '{"a": {"b": "x"}}', '{"a": {"b": "甲"}}'],
    ['another place of a placeholder', '{"a": "to {{n}}"}', '{"a": "{{ n }}以上"}'],
    ['the same format', '{"a": "{{n, signed}}"}', '{"a": "{{n,signed}}"}'],
    ['an empty string on purpose', '{"a": ""}', '{"a": ""}'],
    ['a key that only looks like a plural', '{"square_one": "x"}', '{"square_one": "甲"}'],
    ['what looks like a key in a string', '{"a": "\\"a\\": x"}', '{"a": "\\"a\\": 甲"}'],
  ])('%s', (_, english, chinese) => {
    expect(objections(strings, folder(english, chinese))).toEqual([])
  })

  it('a word in the form of a number stands in English alone', () => {
    const files = folder('{"a": "{{n}} {{n, plural(one: day; other: days)}}"}', '{"a": "{{n}}天"}', '{"a": "{{n}} วัน"}')
    expect(objections(strings, files)).toEqual([])
  })

  it('each language has its own plural forms', () => {
    const chinese = '{"roll_other": "{{count}}次"}'
    const files = folder('{"roll_one": "one roll", "roll_other": "{{count}} rolls"}', chinese, chinese)
    expect(objections(strings, files)).toEqual([])
  })
})

test.each([
  ['a key too few', '{"a": {"b": "x", "c": "y"}}', '{\n  "a": { "b": "甲" }\n}', '2:8 missing-key'],
  ['a key too many', '{"a": "x"}', '{\n  "a": "甲",\n  "b": "乙"\n}', '3:3 extra-key'],
  ['a placeholder too few', '{"a": "{{n}}"}', '{"a": "甲"}', '1:2 placeholders'],
  ['a placeholder misspelled', '{"a": "{{name}}"}', '{"a": "{{nmae}}"}', '1:2 placeholders'],
  ['another format', '{"a": "{{n, signed}}"}', '{"a": "{{n}}"}', '1:2 placeholders'],
  ['a tag too few', '{"a": "<1>x</1>"}', '{"a": "<1>甲"}', '1:2 placeholders'],
  ['an empty string', '{"a": "x"}', '{"a": " "}', '1:2 empty'],
  [
    'a plural form that Chinese has not',
    '{"a_one": "x", "a_other": "y"}',
    '{"a_one": "甲", "a_other": "乙"}',
    '1:2 extra-key',
  ],
  ['a plural form too few', '{"a_one": "x", "a_other": "y"}', '{}', '1:1 missing-key'],
  ['a number', '{"a": "x"}', '{"a": 1}', '1:2 not-a-string|1:2 missing-key'],
  ['a key twice', '{"a": "x"}', '{"a": "甲",\n"a": "乙"}', '2:1 duplicate-key'],
  [
    'a key twice after a string with a key in it',
    '{"a": "x"}',
    '{"a": "\\"b\\": 甲",\n"a": "乙"}',
    '2:1 duplicate-key',
  ],
  ['JSON that is none', '{}', '{"a": "x",}', '1:11 json'],
])('a Chinese file with %s', (_, english, chinese, expected) => {
  const thai = english.replaceAll(/"a_one": "x", /g, '')
  const places = expected.split('|').map((place) => `strings/zh/site.json:${place}`)
  expect(objections(strings, folder(english, chinese, thai))).toEqual(places)
})

test('an English word without a form that numbers ask for', () => {
  const files = folder('{\n"a": "{{n}} {{n, plural(one: day)}}" }', '{"a": "{{n}}天"}', '{"a": "{{n}} วัน"}')
  expect(objections(strings, files)).toEqual(['strings/en/site.json:2:1 missing-form'])
  expect(objectionValues(strings, files)).toEqual([{ key: 'a', got: 'plural(one: day)', expected: ['other'] }])
})

test('a file too few, and one too many', () => {
  expect(objections(strings, { 'strings/en/site.json': '{}', 'strings/zh/site.json': '{}' })).toEqual([
    'strings/en/site.json:1:1 missing-file',
  ])
  expect(objections(strings, { 'strings/zh/more.json': '{}' })).toEqual(['strings/zh/more.json:1:1 extra-file'])
})

test('says the key and the English', () => {
  expect(objectionValues(strings, folder('{"a": {"b": "Half"}}', '{}', '{"a": {"b": "ก"}}'))).toEqual([
    { key: 'a.b', expected: 'Half' },
  ])
})
