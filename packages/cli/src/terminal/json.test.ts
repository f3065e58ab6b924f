import { expect, test } from 'vitest'
import { writeJson } from './json.ts'

test.each([
  ['a string', 'a "b" \n', '"a \\"b\\" \\n"'],
  ['a number', 1.5, '1.5'],
  ['a boolean', true, 'true'],
  ['a list', ['a', ['b']], '["a",["b"]]'],
  ['an object', { a: { b: '−' } }, '{"a":{"b":"−"}}'],
  ['an empty object', {}, '{}'],
  [
    'a map, in its own order',
    new Map([
      ['2', 'x'],
      ['-1', 'y'],
      ['0', 'z'],
    ]),
    '{"2":"x","-1":"y","0":"z"}',
  ],
])('%s', (_, value, json) => {
  expect(writeJson(value)).toBe(json)
})
