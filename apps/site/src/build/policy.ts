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

const written = (policy: Policy): string =>
  Array.from(policy, ([name, sources]) => [name, ...sources].join(' ')).join('; ')

/**
 * What a page carries as its policy; nothing where it has none.
 *
 * @example
 * policyIn(`<meta http-equiv="content-security-policy" content="script-src 'self'">`) // => "script-src 'self'"
 */
export const policyIn = (page: string): string => META.exec(page)?.[1]?.replaceAll('&#39;', "'") ?? ''

/** A page with another policy; one that has none is left alone. */
export const withPolicy = (page: string, change: (policy: string) => string): string =>
  page.replace(META, (meta, text: string) => meta.replace(text, () => change(text.replaceAll('&#39;', "'"))))

/**
 * A policy that admits what any of several admits.
 *
 * @example
 * union(["script-src 'self'", "script-src 'sha256-a'"]) // => "script-src 'self' 'sha256-a'"
 */
export function union(policies: Iterable<string>): string {
  const policy: Policy = new Map()
  for (const text of policies) admit(policy, text)
  return written(policy)
}
