import { createHash } from 'node:crypto'
import { withPolicy } from './policy.ts'

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/giu
const DATA = /\bsrc=|type="application\/(?:ld\+)?json"/u

/** The name by which a policy admits a script or style. */
export const hashOf = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * A page whose policy admits, of all hashes, those of the scripts and styles that stand in it: Astro lists what any page
 * may need.
 */
export function withOwnHashes(page: string): string {
  const own = new Set(
    Array.from(page.matchAll(INLINE), ([, , attributes = '', text = '']) =>
      DATA.test(attributes) ? '' : `'${hashOf(text)}'`,
    ),
  )
  return withPolicy(page, (policy) =>
    policy.replace(/ 'sha256-[^']+'/gu, (source) => (own.has(source.trim()) ? source : '')),
  )
}
