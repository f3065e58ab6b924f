import { VERSION_HEADER } from '../../shared/version.ts'
import { FALLBACK } from '../manifest.ts'
import type { Route } from '../route.ts'
import { addressOf } from './site.ts'
import { cachedPack, cacheVisited, inAnyCache, inVersion, visited } from './site-caches.ts'

type RouteOf<Kind> = Extract<Route, { kind: Kind }>

/** How long to wait for the network before the cache answers. */
const NETWORK_TIMEOUT_MS = 2500

const delay = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** A page from a cache: of the downloaded pack if there is one, otherwise a visited page. */
async function cachedPage({ path, pack }: RouteOf<'page'>): Promise<Response | undefined> {
  if (pack === undefined) return await inAnyCache(path)
  const cachedIn = await cachedPack(pack)
  return await (cachedIn ? inVersion(cachedIn.version, path) : visited(path))
}

/**
 * The offline answer for a page that is not cached: a 404 page if the pack is downloaded, otherwise the fallback
 * page.
 */
async function fallbackResponse({ pack }: RouteOf<'page'>): Promise<Response> {
  const [file, status] = (await cachedPack(pack)) ? ['404.html', 404] : [FALLBACK, 503]
  const page = await inAnyCache(file)
  if (!page) return new Response('Offline, and this page is not cached.', { status })
  return new Response(page.body, { status, headers: page.headers })
}

/** Caches a visited page or data, unless its pack is downloaded. */
async function remember({ path, pack }: RouteOf<'page' | 'data'>, response: Response): Promise<void> {
  if (response.status === 200 && !(await cachedPack(pack))) await cacheVisited(path, response)
}

/** A page: from the network, or from a cache if the network is down or slow. */
export async function respondPage(event: FetchEvent, route: RouteOf<'page'>): Promise<Response> {
  const fetched = async (): Promise<Response | undefined> => {
    const preloaded: Response | undefined = await Promise.resolve(event.preloadResponse).catch(() => undefined)
    return preloaded ?? (await fetch(event.request).catch(() => undefined))
  }
  const network = fetched()
  const first = await Promise.race([network, delay(NETWORK_TIMEOUT_MS)])
  const cached = first && first.status < 500 ? undefined : await cachedPage(route)
  if (cached) return cached
  const response = first ?? (await network)
  if (!response) return await fallbackResponse(route)
  event.waitUntil(remember(route, response.clone()))
  return response
}

/** Data: of the version of the requesting page, and of no other version of its pack. */
export async function respondData({ request }: FetchEvent, route: RouteOf<'data'>): Promise<Response> {
  const { path, pack } = route
  const version = request.headers.get(VERSION_HEADER) ?? ''
  const own = await inVersion(version, path)
  if (own) return own
  const network = fetch(request).catch(() => undefined)
  const first = await Promise.race([network, delay(NETWORK_TIMEOUT_MS)])
  if (first && first.status < 500) {
    await remember(route, first.clone())
    return first
  }
  const isOwnPack = version.startsWith(`${pack}.`)
  const cachedIn = isOwnPack ? undefined : await cachedPack(pack)
  const cached = await (cachedIn ? inVersion(cachedIn.version, path) : visited(path))
  return cached ?? first ?? (await network) ?? Response.error()
}

/** A file with a hashed name: from a cache, otherwise from the network. */
export async function respondAsset({ request }: FetchEvent, { path }: RouteOf<'asset'>): Promise<Response> {
  const cached = await inAnyCache(path)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await cacheVisited(path, response.clone())
  return response
}

/** Caches what a page loaded before it had a worker: the HTTP cache still has it. */
export async function rememberLoaded(pack: string, paths: readonly string[]): Promise<void> {
  if (await cachedPack(pack)) return
  for (const path of paths) {
    const response = await fetch(addressOf(path), { cache: 'force-cache' })
    if (response.ok) await cacheVisited(path, response)
  }
}
