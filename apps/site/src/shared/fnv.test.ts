import { expect, test } from 'vitest'
import { fnv } from './fnv.ts'

// The published test vectors of FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('fnv(%j) is %i', (text, hash) => {
  expect(fnv(text)).toBe(hash)
})
