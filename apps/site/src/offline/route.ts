import { packOf } from './packs.ts'

/** The kind of a request. */
export type Route =
  | { readonly kind: 'page'; readonly path: string; readonly pack: string | undefined }
  | { readonly kind: 'data'; readonly path: string; readonly pack: string }
  | { readonly kind: 'asset'; readonly path: string }

/** The properties of a request that determine its kind. */
export interface RouteRequest {
  readonly url: string
  readonly method: string
  readonly mode: string
}

/** The location of a site. */
export interface SiteLocation {
  /** as `https://example.org` */
  readonly origin: string
  /** without a trailing slash */
  readonly base: string
  readonly locales: readonly string[]
}

/**
 * The path of a URL inside the site, without query and fragment; undefined for other sites.
 *
 * @example
 * pathOf('https://a.org/r/en/?ac=18', { origin: 'https://a.org', base: '/r', locales: ['en'] }) // => 'en/'
 */
export function pathOf(address: string, { origin, base }: SiteLocation): string | undefined {
  const url = new URL(address)
  if (url.origin !== origin || !url.pathname.startsWith(`${base}/`)) return undefined
  const path = url.pathname.slice(base.length + 1)
  try {
    return decodeURIComponent(path).replace(/(^|\/)index\.html$/u, '$1')
  } catch {
    return path
  }
}

/** Ids have no dots: a path with one in its last part is a file. */
const isFile = (path: string): boolean => /\.[^/]*$/u.test(path)

const withSlash = (path: string): string => path.replace(/\/?$/u, '/')

/**
 * The kind of a request; undefined if the worker does not handle it, such as one for the data of other programs.
 *
 * @example
 * routeOf({ url: 'https://a.org/_astro/x.js', method: 'GET', mode: 'cors' }, { origin: 'https://a.org', base: '', locales: ['en'] }) // => { kind: 'asset', path: '_astro/x.js' }
 */
export function routeOf({ url, method, mode }: RouteRequest, site: SiteLocation): Route | undefined {
  const path = pathOf(url, site)
  if (method !== 'GET' || path === undefined || path.startsWith('data/')) return undefined
  if (path.startsWith('_astro/') || path === 'favicon.svg') return { kind: 'asset', path }
  const locale = site.locales.find((id) => path.startsWith(`${id}/`) || path === id)
  const isNavigation = mode === 'navigate'
  if (locale === undefined) return isNavigation ? { kind: 'page', path, pack: undefined } : undefined
  // A server adds the trailing slash to the URL of a page; offline the worker must.
  const file = isFile(path) ? path : withSlash(path)
  return { kind: isNavigation ? 'page' : 'data', path: file, pack: packOf(locale, file.slice(locale.length + 1)) }
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

/**
 * The media type of a cached file.
 *
 * @example
 * typeOf('en/rules/cover/') // => 'text/html; charset=utf-8'
 */
export const typeOf = (path: string): string => `${TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html'}; charset=utf-8`
