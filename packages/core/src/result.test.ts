import { expect, test } from 'vitest'
import { expectError, expectOk, fail, ok } from './result.ts'

test('a success and a failure', () => {
  expect(ok(3)).toStrictEqual({ ok: true, value: 3 })
  expect(fail('empty')).toStrictEqual({ ok: false, error: 'empty' })
})

test.each([
  ['too-long', { code: 'too-long', at: 3 }],
  ['empty', 'empty'],
  ['undefined', undefined],
])('expectOk throws the code %s', (code, problem) => {
  expect(() => expectOk(fail(problem))).toThrow(
    new RangeError(`result has no value: ${code}. Tip: test its \`ok\` first.`),
  )
  expect(expectError(fail(problem))).toBe(problem)
})

test('expectOk gives the value; expectError then throws', () => {
  expect(expectOk(ok(3))).toBe(3)
  expect(() => expectError(ok(3))).toThrow(RangeError)
})
