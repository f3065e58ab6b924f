/** A rule, a spell or a creature that a link leads to, and the heading in it. */
export interface LinkedText {
  /** the folder of its page, and of its data */
  readonly folder: string
  readonly language: string
  readonly id: string
  readonly heading: string | undefined
}

/**
 * The rule, spell or creature that a URL leads to; undefined if it leads elsewhere.
 *
 * @param site the URL of the site, with a trailing slash
 * @example
 * linkedText('https://a.org/r/th/rules/cover/#half-cover', 'https://a.org/r/') // => { folder: 'rules', language: 'th', id: 'cover', heading: 'half-cover' }
 * linkedText('https://a.org/r/th/fight/', 'https://a.org/r/') // => undefined
 */
export function linkedText(address: string, site: string): LinkedText | undefined {
  if (!address.startsWith(site)) return undefined
  const path = address.slice(site.length)
  const [, language, folder, id, heading] =
    /^([a-z]{2})\/(rules|spells|creatures)\/([a-z\d-]+)\/?(?:\?[^#]*)?(?:#([a-z\d-]+).*)?$/u.exec(path) ?? []
  return language && folder && id ? { folder, language, id, heading } : undefined
}
