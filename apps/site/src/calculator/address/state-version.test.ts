import { expect, test } from 'vitest'
import { readVersion } from './state-version.ts'

test('the version of an address is no field; one that is not known is a problem', () => {
  expect(readVersion({ ac: '15' }, {})).toEqual({ texts: { ac: '15' }, problems: [] })
  expect(readVersion({ ac: '15', v: '1' }, {})).toEqual({ texts: { ac: '15' }, problems: [] })
  expect(readVersion({ ac: '15', v: '2' }, {})).toEqual({
    texts: { ac: '15' },
    problems: [{ field: 'v', code: 'unknown-version', got: '2', expected: { expected: 1 } }],
  })
})

test('a field of that name keeps it', () => {
  const fields = { v: { type: 'flag', default: false } } as const
  expect(readVersion({ v: 'yes' }, fields)).toEqual({ texts: { v: 'yes' }, problems: [] })
})
