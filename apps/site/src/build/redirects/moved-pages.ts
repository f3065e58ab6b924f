import { type Previews, previewAddress } from '../../reading/preview.ts'
import { escaped } from '../../shared/escaped.ts'

/** An address that leads on; both stand under the base path. */
export interface Leading {
  readonly from: string
  /** the name of what it leads to, and the answer in one sentence */
  readonly title: string
  readonly summary: string
  /** with `#` where it is a heading */
  readonly href: string
}

/** An id that was renamed, as one language has it now. */
export interface Moved extends Leading {
  /** the id that it had */
  readonly old: string
}

/**
 * The renamed ids of a language, with what they lead to; an id that leads nowhere is left out.
 *
 * @param ids each old id with the id of today
 * @param rules where the rules of the language stand, as `/rulestone/en/rules/`
 */
export const movedIn = (ids: ReadonlyMap<string, string>, previews: Previews, rules: string): Moved[] =>
  Array.from(ids).flatMap(([old, now]) => {
    const preview = previews[now]
    if (preview === undefined) return []
    const [title, , summary] = preview
    return [{ old, from: `${rules}${old}/`, title, summary, href: previewAddress(rules, now, preview) }]
  })

/** How a page of the site is dressed. */
interface Dress {
  /** the tag of its language */
  readonly tag: string
  /** the origin of the site, for the canonical address */
  readonly site: string
  /** what the whole site stands under, without a slash at its end */
  readonly base: string
  readonly sheet: string
}

/** A page at an address that leads on: it leads on at once, and without that it names what it leads to. */
export const movedPage = (
  { title, summary, href }: Leading,
  { tag, site, base, sheet }: Dress,
): string => `<!doctype html>
<html lang="${tag}">
<meta charset="utf-8">
<meta name="build" content="">
<meta http-equiv="content-security-policy" content="default-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Rulestone</title>
<link rel="stylesheet" href="${sheet}">
<link rel="canonical" href="${escaped(new URL(href.replace(/#.*/u, ''), site).href)}">
<meta http-equiv="refresh" content="0; url=${escaped(href)}">
<script src="${base}/moved.js"></script>
<main class="page"><h1><a href="${escaped(href)}">${escaped(title)}</a></h1><p>${escaped(summary)}</p></main>
</html>
`

/**
 * A page in which the old ids of headings still name a place: the heading of today.
 *
 * @example
 * withOldIds('<h2 id="half">', [['old-half', 'half']]) // => '<span id="old-half"></span><h2 id="half">'
 */
export const withOldIds = (html: string, ids: readonly (readonly [old: string, now: string])[]): string =>
  ids.reduce(
    (page, [old, now]) =>
      page.replace(new RegExp(`<[a-z]\\w*\\s[^>]*?\\bid="${now}"`, 'u'), `<span id="${old}"></span>$&`),
    html,
  )

/**
 * The text of a `_redirects` file, as Netlify and Cloudflare Pages read it.
 *
 * @example
 * redirectsText([{ from: '/en/rules/old/', href: '/en/rules/new/' }]) // => '/en/rules/old/ /en/rules/new/ 301\n'
 */
export const redirectsText = (leading: readonly Pick<Leading, 'from' | 'href'>[]): string =>
  leading.map(({ from, href }) => `${from} ${href} 301\n`).join('')
