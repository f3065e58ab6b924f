import { expect, it } from 'vitest'
import { withOwnHashes } from './own-hashes.ts'

const page = (policy: string): string => `<meta http-equiv="content-security-policy" content="${policy}"><p>text</p>`
// printf 'a()' | openssl dgst -sha256 -binary | base64
const own = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"
const other = "'sha256-2kyFfZjU1x/Wsqtod+vZl7HzpTpGTiXAVMJggZaeV0w='"
const body = '<script>a()</script><script type="application/json">{}</script>'

it('keeps the hash of what stands in the page, and no other', () => {
  expect(withOwnHashes(page(`script-src 'self' ${other} ${own}; style-src 'self' ${other}`) + body)).toBe(
    `${page(`script-src 'self' ${own}; style-src 'self'`)}${body}`,
  )
})

it('leaves a page without a policy alone', () => {
  expect(withOwnHashes(body)).toBe(body)
})
