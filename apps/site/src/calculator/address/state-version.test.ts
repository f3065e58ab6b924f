import { expect, test } from 'vitest'
import { readVersion } from './state-version.ts'

test('`v` is not a field; an unknown version is a problem', () => {
  expect(readVersion({ ac: '15' }, {})).toEqual({ texts: { ac: '15' }, problems: [] })
  expect(readVersion({ ac: '15', v: '1' }, {})).toEqual({ texts: { ac: '15' }, problems: [] })
  expect(readVersion({ ac: '15', v: '2' }, {})).toEqual({
    texts: { ac: '15' },
    problems: [{ field: 'v', code: 'unknown-version', got: '2', expected: { expected: 1 } }],
  })
})

test('a field named `v` takes precedence over the version', () => {
  const fields = { v: { type: 'flag', default: false } } as const
  expect(readVersion({ v: 'yes' }, fields)).toEqual({ texts: { v: 'yes' }, problems: [] })
})
