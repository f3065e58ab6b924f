import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { flowMap, putYaml, withEdits, yamlScalar } from './yaml-edit.ts'

describe('a scalar keeps its quotes', () => {
  test.each([
    ['Cover', 'Wall', 'Wall'],
    ["'Cover'", 'Wall', "'Wall'"],
    ['"Cover"', 'Wall', '"Wall"'],
    ['Cover', 'a: b', '"a: b"'],
    ['Cover', '# a', '"# a"'],
    ['Cover', 'yes', 'yes'],
    ['Cover', '12', '"12"'],
    ['Cover', '- a', '"- a"'],
    ["'Cover'", "it's", "'it''s'"],
    ['Cover', '“引号”：半身', '“引号”：半身'],
    ['>-\n  a\n  b\n', 'c', 'c\n'],
  ])('%s becomes %s', (old, value, expected) => {
    expect(yamlScalar(value, old)).toBe(expected)
    expect(parse(yamlScalar(value, old))).toBe(value)
  })
})

test('writes a flow mapping', () => {
  expect(flowMap({ name: 'a, b', aliases: ['c: d', '[e]', '“f”'] })).toBe(
    '{ name: "a, b", aliases: ["c: d", "[e]", “f”] }',
  )
})

describe('puts a value into a mapping', () => {
  const put = (text: string, path: readonly string[], written: string): string | undefined => {
    const edit = putYaml(text, path, written)
    return edit && withEdits(text, [edit])
  }

  test.each([
    ['replacing another', 'a: 1 # one\nb: 2\n', ['a'], '3', 'a: 3 # one\nb: 2\n'],
    ['replacing a list', 'a: [1,\n  2]\nb: 2\n', ['a'], '[3]', 'a: [3]\nb: 2\n'],
    ['replacing a list over several lines', 'a:\n  - 1\n  - 2\nb: 2\n', ['a'], '[3]', 'a:\n  [3]\nb: 2\n'],
    ['for an empty value', 'a:\nb: 2\n', ['a'], '[3]', 'a: [3]\nb: 2\n'],
    ['after the last key', 'a: 1\nb: 2\n', ['c'], '3', 'a: 1\nb: 2\nc: 3\n'],
    ['after the last key of an inner mapping', 'a:\n  b: 1\nc: 2\n', ['a', 'd'], '3', 'a:\n  b: 1\n  d: 3\nc: 2\n'],
    ['into a flow mapping', 'a: { b: 1 }\n', ['a', 'd'], '3', 'a: { b: 1, d: 3 }\n'],
  ])('%s', (_, text, path, written, expected) => {
    expect(put(text, path, written)).toBe(expected)
  })

  test('returns undefined if the parent mapping is missing', () => {
    expect(put('a: 1\n', ['b', 'c'], '3')).toBeUndefined()
  })
})
