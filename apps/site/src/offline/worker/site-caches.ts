import { addressOf, manifest, worker } from './site.ts'

/** Other sites of the same origin have caches of their own. */
const PREFIX = `rulestone${manifest.base}:`

/** A version of a pack has a cache; it is complete once it has this entry, with the date of its build. */
const COMPLETE = addressOf('offline/complete')

/** The files of the worker itself, and visited pages. */
const VISITED = `${PREFIX}visited.${manifest.version}`

const cacheOf = (version: string): string => PREFIX + version

export const openVersion = (version: string): Promise<Cache> => caches.open(cacheOf(version))
export const deleteVersion = (version: string): Promise<boolean> => caches.delete(cacheOf(version))
export const isBegun = (version: string): Promise<boolean> => caches.has(cacheOf(version))
export const openVisited = (): Promise<Cache> => caches.open(VISITED)

export const complete = (version: Cache): Promise<void> => version.put(COMPLETE, new Response(manifest.date))

/** If the browser refuses storage, nothing is cached. */
async function match(path: string, options?: MultiCacheQueryOptions): Promise<Response | undefined> {
  try {
    return await caches.match(addressOf(path), options)
  } catch {
    return undefined
  }
}

export const visited = (path: string): Promise<Response | undefined> => match(path, { cacheName: VISITED })

/** A file with a hashed name: from any cache. */
export const inAnyCache = (path: string): Promise<Response | undefined> => match(path)

export const inVersion = (version: string, path: string): Promise<Response | undefined> =>
  match(path, { cacheName: cacheOf(version) })

/** Caches a visited page. If the quota is exceeded or storage is refused, the page works nevertheless. */
export async function cacheVisited(path: string, response: Response): Promise<void> {
  try {
    await (await openVisited()).put(addressOf(path), response)
  } catch {
    // It stays uncached.
  }
}

async function versionsOf(pack: string): Promise<string[]> {
  const names = await caches.keys().catch(() => [])
  return names.filter((name) => name.startsWith(cacheOf(`${pack}.`))).map((name) => name.slice(PREFIX.length))
}

/** A language that is completely cached. */
interface Cached {
  readonly version: string
  /** the date of its build */
  readonly date: string
}

/** The version of a pack that answers: of the complete ones, that of this build, otherwise the newest. */
export async function cachedPack(pack: string | undefined): Promise<Cached | undefined> {
  if (pack === undefined) return undefined
  const newest = manifest.packs[pack]?.version ?? ''
  for (const version of [newest, ...(await versionsOf(pack)).reverse()]) {
    const date = await (await match('offline/complete', { cacheName: cacheOf(version) }))?.text()
    if (date !== undefined) return { version, date }
  }
  return undefined
}

/**
 * Deletes unused caches: all but the versions of this build, of the page, and those in use. While other pages are
 * open, which may be of an older version, nothing is deleted.
 *
 * @param pageVersion the version of the open page
 */
export async function deleteUnusedCaches(pageVersion: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 1) return
  const needed = new Set([VISITED, cacheOf(pageVersion)])
  for (const [pack, { version }] of Object.entries(manifest.packs)) {
    needed.add(cacheOf(version))
    const cached = await cachedPack(pack)
    if (cached) needed.add(cacheOf(cached.version))
  }
  for (const name of await caches.keys().catch(() => [])) {
    if (name.startsWith(PREFIX) && !needed.has(name)) await caches.delete(name)
  }
}
