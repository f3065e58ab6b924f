import { describe, expect, it } from 'vitest'
import { policyIn, union, withPolicy } from './policy.ts'

const page = (policy: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><p>text</p>`

describe('union', () => {
  it('admits what any page admits, once', () => {
    const policies = [
      "default-src 'self'; script-src 'self' 'sha256-a'",
      '',
      "default-src 'self'; script-src 'self' 'sha256-b' 'sha256-a'; style-src 'self'",
      "frame-ancestors 'none'",
    ]
    expect(union(policies)).toBe(
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

describe('withPolicy', () => {
  it('changes the policy alone', () => {
    expect(withPolicy(page("style-src 'self'"), (policy) => `${policy} 'sha256-$&'`)).toBe(
      page("style-src 'self' 'sha256-$&'"),
    )
  })
})
