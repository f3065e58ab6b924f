import { describe, expect, it } from 'vitest'
import { headersText, policyOf } from './headers-file.ts'

const page = (policy: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><p>text</p>`

describe('policyOf', () => {
  it('admits what any page admits, once, and forbids frames', () => {
    const pages = [
      page("default-src 'self'; script-src 'self' 'sha256-a'"),
      page("default-src 'self'; script-src 'self' 'sha256-b' 'sha256-a'; style-src 'self'"),
    ]
    expect(policyOf(pages)).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'; frame-ancestors 'none'",
    )
  })

  it('reads quotes that are written as entities', () => {
    expect(policyOf([page('default-src &#39;self&#39;')])).toBe("default-src 'self'; frame-ancestors 'none'")
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
