import { describe, expect, test } from 'vitest'
import { printJsonLike, putJson } from './json-edit.ts'

const ORDER = { a: '', b: { c: '', d: '' }, e: '' }

describe('puts a text into JSON and changes nothing else', () => {
  test.each([
    ['replacing another', '{ "a":"x" , "e" : "z" }', ['a'], '{ "a":"y" , "e" : "z" }'],
    [
      'after the one before it',
      '{\n  "a": "x",\n  "e": "z"\n}\n',
      ['b', 'c'],
      '{\n  "a": "x",\n  "b": { "c": "y" },\n  "e": "z"\n}\n',
    ],
    ['as the first', '{\n\t"e": "z"\n}', ['a'], '{\n\t"a": "y",\n\t"e": "z"\n}'],
    ['as the last of an inner object', '{ "b": { "c": "x" } }', ['b', 'd'], '{ "b": { "c": "x", "d": "y" } }'],
    ['into nothing', '{}\n', ['b', 'c'], '{ "b": { "c": "y" } }\n'],
    ['of an unknown name, at the end', '{ "a": "x" }', ['z'], '{ "a": "x", "z": "y" }'],
    ['under a name with a dot', '{ "b": { "srd-5.2.1": "x" } }', ['b', 'srd-5.2.1'], '{ "b": { "srd-5.2.1": "y" } }'],
    ['next to special characters of JSON', '{ "a": "}{,:\\"" }', ['e'], '{ "a": "}{,:\\"", "e": "y" }'],
    [
      'next to characters of two UTF-16 units',
      '{ "a": "𠮷\\ud842\\udfb7" }',
      ['e'],
      '{ "a": "𠮷\\ud842\\udfb7", "e": "y" }',
    ],
  ])('%s', (_, text, path, expected) => {
    expect(putJson(text, path, 'y', ORDER)).toBe(expected)
  })
})

test('a new file has the layout of the English one', () => {
  const like = '{\n  "a": "x",\n  "b": { "c": "x", "d": "x" },\n  "e": {\n    "f": "x"\n  }\n}\n'
  expect(printJsonLike({ b: { d: 'y' }, e: { f: 'z' }, g: {} }, like)).toBe(
    '{\n  "b": { "d": "y" },\n  "e": {\n    "f": "z"\n  },\n  "g": {}\n}\n',
  )
})
