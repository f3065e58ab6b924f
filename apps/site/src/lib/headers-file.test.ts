import { describe, expect, it } from 'vitest'
import { headersText, policyIn, policyOf, withOwnHashes } from './headers-file.ts'

const page = (policy: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><p>text</p>`

describe('policyOf', () => {
  it('admits what any page admits, once, and forbids frames', () => {
    const policies = [
      "default-src 'self'; script-src 'self' 'sha256-a'",
      "default-src 'self'; script-src 'self' 'sha256-b' 'sha256-a'; style-src 'self'",
    ]
    expect(policyOf(policies)).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'; frame-ancestors 'none'",
    )
  })
})

describe('policyIn', () => {
  it('reads quotes that are written as entities', () => {
    expect(policyIn(page('default-src &#39;self&#39;'))).toBe("default-src 'self'")
  })

  it('is nothing where a page has none', () => {
    expect(policyIn('<p>text</p>')).toBe('')
  })
})

describe('withOwnHashes', () => {
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
})

describe('headersText', () => {
  it('puts the base before each path', () => {
    expect(headersText("default-src 'self'", '/rulestone').split('\n')).toEqual([
      '/rulestone/*',
      "  Content-Security-Policy: default-src 'self'",
      '  X-Content-Type-Options: nosniff',
      '  Referrer-Policy: strict-origin-when-cross-origin',
      '/rulestone/_astro/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/rulestone/packs/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/rulestone/sw.js',
      '  Cache-Control: no-cache',
      '',
    ])
  })
})
