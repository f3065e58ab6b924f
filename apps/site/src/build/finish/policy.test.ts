import { expect, test } from 'vitest'
import { readHtml, writeHtml } from '../html.ts'
import { addPolicy } from './policy.ts'

// printf 'a()' | openssl dgst -sha256 -binary | base64
const SCRIPT = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"
// printf 'p{color:red}' | openssl dgst -sha256 -binary | base64
const STYLE = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"

const HTML =
  '<!doctype html><html><head><meta charset="utf-8"><style>p{color:red}</style><script>a()</script></head>' +
  '<body><script type="application/ld+json">{}</script><script type="module" src="/x.js"></script></body></html>'

test('puts the policy at the start of a head, with the hashes of inline scripts and styles, not of JSON or files', () => {
  const page = readHtml(HTML)
  addPolicy(page)
  const policy =
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; " +
    `script-src 'self' ${SCRIPT}; style-src 'self' ${STYLE}`
  expect(writeHtml(page)).toContain(
    `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><style>`,
  )
})
