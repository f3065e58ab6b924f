import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

/** A policy as sources by directive, in the order in which they first appear. */
type Policy = Map<string, Set<string>>

const META = /<meta http-equiv="content-security-policy" content="([^"]*)"/iu

/** Adds the directives of one policy to another; the result admits whatever either admitted. */
function admit(policy: Policy, text: string): void {
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/u)
    if (!name) continue
    const known = policy.get(name) ?? new Set()
    for (const source of sources) known.add(source)
    policy.set(name, known)
  }
}

/**
 * What a page carries as its policy; nothing where it has none.
 *
 * @example
 * policyIn(`<meta http-equiv="content-security-policy" content="script-src 'self'">`) // => "script-src 'self'"
 */
export const policyIn = (page: string): string => META.exec(page)?.[1]?.replaceAll('&#39;', "'") ?? ''

/**
 * One policy for all pages: the union of theirs, with what only a header can say.
 *
 * @example
 * policyOf(["script-src 'self'"]) // => "script-src 'self'; frame-ancestors 'none'"
 */
export function policyOf(policies: Iterable<string>): string {
  const policy: Policy = new Map()
  for (const text of policies) admit(policy, text)
  policy.set('frame-ancestors', new Set(["'none'"]))
  return Array.from(policy, ([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/giu
const DATA = /\bsrc=|type="application\/(?:ld\+)?json"/u

/**
 * A page whose policy admits, of all hashes, those of the scripts and styles that stand in it: Astro lists what any page
 * may need.
 */
export function withOwnHashes(page: string): string {
  const own = new Set(
    Array.from(page.matchAll(INLINE), ([, , attributes = '', text = '']) =>
      DATA.test(attributes) ? '' : createHash('sha256').update(text).digest('base64'),
    ),
  )
  return page.replace(META, (meta) =>
    meta.replace(/ '?(?:&#39;)?sha256-([^'&]+)(?:&#39;)?'?/gu, (source, hash: string) => (own.has(hash) ? source : '')),
  )
}

/** The text of a `_headers` file, as Netlify, Cloudflare Pages and `scripts/serve.mjs` read it. */
export const headersText = (policy: string, base: string): string => `${base}/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${base}/_astro/*
  Cache-Control: public, max-age=31536000, immutable
${base}/packs/*
  Cache-Control: public, max-age=31536000, immutable
${base}/sw.js
  Cache-Control: no-cache
`

/** Writes `_headers` beside the pages when the build is done, and leaves each page the hashes that it needs. */
export function headersFile(): AstroIntegration {
  let base = ''
  return {
    name: 'headers-file',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/u, '')
      },
      'astro:build:done': async ({ dir, assets }) => {
        const files = Array.from(assets.values()).flat()
        const policies = new Set<string>()
        // One after the other: together they are more than a build should hold.
        for (const file of files.filter(({ pathname }) => pathname.endsWith('.html'))) {
          const page = withOwnHashes(await readFile(file, 'utf8'))
          await writeFile(file, page)
          policies.add(policyIn(page))
        }
        await writeFile(new URL('_headers', dir), headersText(policyOf(policies), base))
      },
    },
  }
}
