/** A rule that a link leads to, and the heading in it. */
export interface LinkedRule {
  readonly language: string
  readonly id: string
  readonly heading: string | undefined
}

/**
 * The rule that a URL leads to; undefined if it leads elsewhere.
 *
 * @param site the URL of the site, with a trailing slash
 * @example
 * linkedRule('https://a.org/r/th/rules/cover/#half-cover', 'https://a.org/r/') // => { language: 'th', id: 'cover', heading: 'half-cover' }
 * linkedRule('https://a.org/r/th/fight/', 'https://a.org/r/') // => undefined
 */
export function linkedRule(address: string, site: string): LinkedRule | undefined {
  if (!address.startsWith(site)) return undefined
  const path = address.slice(site.length)
  const [, language, id, heading] =
    /^([a-z]{2})\/rules\/([a-z\d-]+)\/?(?:\?[^#]*)?(?:#([a-z\d-]+).*)?$/u.exec(path) ?? []
  return language && id ? { language, id, heading } : undefined
}
