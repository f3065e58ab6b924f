import { expect, it } from 'vitest'
import { digest } from './digest.ts'

it('is the beginning of the SHA-256 of a text in UTF-8', async () => {
  // FIPS 180-2, appendix B.1: "abc".
  expect(await digest('abc')).toBe('ba7816bf8f01cfea')
  expect(await digest('')).toBe('e3b0c44298fc1c14')
  expect(await digest(Buffer.from('规则'))).toBe(await digest('规则'))
  expect(await digest('规则')).not.toBe(await digest('กฎ'))
})
