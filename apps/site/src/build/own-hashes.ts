import { createHash } from 'node:crypto'
import { withPolicy } from './policy.ts'

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/giu
const DATA = /\bsrc=|type="application\/(?:ld\+)?json"/u

type Hash = `sha256-${string}`

/** Pages have a few texts in common. */
const known = new Map<string, Hash>()

/** The name by which a policy admits a script or style. */
export function hashOf(text: string): Hash {
  const hash = known.get(text) ?? (`sha256-${createHash('sha256').update(text).digest('base64')}` as const)
  known.set(text, hash)
  return hash
}

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
