import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import { elements, textOf } from '../html.ts'

/** The inline scripts and style sheets of pages, by their hashes in a Content-Security-Policy. */
export interface InlineHashes {
  readonly scripts: ReadonlySet<string>
  readonly styles: ReadonlySet<string>
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const JSON_TYPE = /^application\/(?:ld\+)?json$/u

/** The hashes of a page; JSON is not a script. */
export const inlineHashes = (page: Root): InlineHashes => ({
  scripts: new Set(
    elements(page, 'script')
      .filter(({ properties: { src, type } }) => src === undefined && type !== 'late' && !JSON_TYPE.test(String(type)))
      .map((script) => hashOf(textOf(script))),
  ),
  styles: new Set(elements(page, 'style').map((style) => hashOf(textOf(style)))),
})

/**
 * A policy that allows the site's own files, and inline code only with one of these hashes.
 *
 * @example
 * policyOf({ scripts: new Set(["'sha256-a'"]), styles: new Set() }) // => "default-src 'self'; …; script-src 'self' 'sha256-a'; style-src 'self'"
 */
export const policyOf = ({ scripts, styles }: InlineHashes): string =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
  ].join('; ')

/** Adds the policy to the head of a page, and returns the hashes of its inline code. */
export function addPolicy(page: Root): InlineHashes {
  const [head] = elements(page, 'head')
  if (!head) throw new RangeError('page has no head.')
  const hashes = inlineHashes(page)
  const afterCharset = head.children.findIndex((child) => child.type === 'element' && child.tagName === 'meta') + 1
  head.children.splice(afterCharset, 0, {
    type: 'element',
    tagName: 'meta',
    properties: { httpEquiv: ['content-security-policy'], content: policyOf(hashes) },
    children: [],
  })
  return hashes
}
