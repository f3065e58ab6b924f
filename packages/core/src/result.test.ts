import { expect, test } from 'vitest'
import { fail, ok } from './result.ts'

test('a success and a failure', () => {
  expect(ok(3)).toStrictEqual({ ok: true, value: 3 })
  expect(fail('empty')).toStrictEqual({ ok: false, error: 'empty' })
})
