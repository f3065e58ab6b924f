import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import { elements, textOf } from '../html.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const JSON_TYPE = /^application\/(?:ld\+)?json$/u

/** The hashes of the inline scripts of a page; JSON is not a script. */
const scriptHashes = (page: Root): ReadonlySet<string> =>
  new Set(
    elements(page, 'script')
      .filter(({ properties: { src, type } }) => src === undefined && type !== 'late' && !JSON_TYPE.test(String(type)))
      .map((script) => hashOf(textOf(script))),
  )

const styleHashes = (page: Root): ReadonlySet<string> =>
  new Set(elements(page, 'style').map((style) => hashOf(textOf(style))))

/** A policy that allows the site's own files, and of inline code that of the page alone. */
const policyOf = (page: Root): string =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ["script-src 'self'", ...scriptHashes(page)].join(' '),
    ["style-src 'self'", ...styleHashes(page)].join(' '),
  ].join('; ')

/** Adds its Content-Security-Policy to the head of a page. */
export function addPolicy(page: Root): void {
  const [head] = elements(page, 'head')
  if (!head) throw new RangeError('page has no head.')
  const afterCharset = head.children.findIndex((child) => child.type === 'element' && child.tagName === 'meta') + 1
  head.children.splice(afterCharset, 0, {
    type: 'element',
    tagName: 'meta',
    properties: { httpEquiv: ['content-security-policy'], content: policyOf(page) },
    children: [],
  })
}
