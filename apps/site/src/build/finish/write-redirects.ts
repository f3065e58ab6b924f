import type { Root } from 'hast'
import { elements } from '../html.ts'

/** The target of a redirect page, or undefined for other pages. */
export function redirectOf(page: Root): string | undefined {
  const refresh = elements(page, 'meta').find(({ properties }) => String(properties['httpEquiv']) === 'refresh')
  return /url=(.+)$/u.exec(String(refresh?.properties['content']))?.[1]
}

/**
 * The text of a `_redirects` file, as Netlify and Cloudflare Pages read it.
 *
 * @param redirects target URL by source URL
 * @example
 * redirectsText(new Map([['/en/rules/old/', '/en/rules/new/']])) // => '/en/rules/old/ /en/rules/new/ 301\n'
 */
export const redirectsText = (redirects: ReadonlyMap<string, string>): string =>
  Array.from(redirects, ([from, to]) => `${from} ${to} 301\n`).join('')
