import { addressOf, build, openStore, storeName } from './place.ts'

const PREFIX = storeName('visited-')

/** Keeps an answer that a page brought along. Where there is no room, or storage is refused, it is not kept. */
export async function keepVisited(of: string, path: string, response: Response): Promise<void> {
  try {
    await (await openStore(`visited-${of}`)).put(addressOf(path), response)
  } catch {
    // The page itself is there all the same.
  }
}

/** What was visited of a build: pages of different builds do not answer beside each other. */
export async function visited(path: string, of = build.version): Promise<Response | undefined> {
  try {
    return await caches.match(addressOf(path), { cacheName: storeName(`visited-${of}`) })
  } catch {
    return undefined
  }
}

/** A file whose name changes with what it holds, from whatever build. */
export async function visitedAsset(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(addressOf(path))
  } catch {
    return undefined
  }
}

/** Throws away what was visited of builds that have no page open. */
export async function deleteVisited(open: ReadonlySet<string>): Promise<void> {
  for (const name of await caches.keys()) {
    const of = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined
    if (of !== undefined && of !== build.version && !open.has(of)) await caches.delete(name)
  }
}
