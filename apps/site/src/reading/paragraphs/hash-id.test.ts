import { afterEach, expect, test, vi } from 'vitest'
import { hashId } from './hash-id.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['', ''],
  ['#half-cover.p-2', 'half-cover.p-2'],
  ['#%E0%B8%81', 'ก'],
  ['#100%', '100%'],
])('the id in "%s"', (hash, id) => {
  vi.stubGlobal('location', { hash })
  expect(hashId()).toBe(id)
})
