import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withSheetsWithin } from './sheets-within.ts'

const SHEETS: Readonly<Record<string, string>> = { '/site.css': 'p{color:red}', '/live.css': "q::before{content:'$&'}" }
const sheetAt = (address: string): string => SHEETS[address] ?? ''

const HEAD = `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self' 'sha256-a'">`
const LINKS = '<link rel="stylesheet" href="/site.css"><p>'

/** A text that hardly can be compressed. */
const noise = (length: number): string =>
  Array.from({ length: Math.ceil(length / 64) }, (_, index) =>
    createHash('sha256').update(String(index)).digest('hex'),
  ).join('')

it('puts the sheets into a page of several trips, and admits them', () => {
  const rest = `${noise(60_000)}<link rel="stylesheet" href="/live.css" fetchpriority="low">`
  // printf '%s' 'p{color:red}' | openssl dgst -sha256 -binary | base64
  const hashes = ['p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=', 'VbsTyEWsA/xyAkcW+L+g5zUjD8APbIFZlsicDEe/cmM=']
    .map((one) => `'sha256-${one}'`)
    .join(' ')
  expect(withSheetsWithin(HEAD + LINKS + rest, sheetAt)).toBe(
    `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self' 'sha256-a' ${hashes}">` +
      `<style data-sheet="/site.css">p{color:red}</style><p>${noise(60_000)}<style data-sheet="/live.css">q::before{content:'$&'}</style>`,
  )
})

it.each([
  ['of few characters', HEAD + LINKS],
  ['of many characters that say little', HEAD + LINKS + 'p'.repeat(100_000)],
])('leaves a page %s alone', (_, page) => {
  expect(withSheetsWithin(page, sheetAt)).toBe(page)
})
