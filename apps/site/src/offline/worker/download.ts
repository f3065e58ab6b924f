import { type Bundle, unbundle } from '../bundle.ts'
import type { FromWorker, Phase, Status } from '../messages.ts'
import { typeOf } from '../route.ts'
import { addressOf, manifest, worker } from './site.ts'
import { cachedPack, complete, deleteVersion, isBegun, openVersion } from './site-caches.ts'

/** A running download. */
interface Job {
  readonly stop: AbortController
  share: number
}

const jobs = new Map<string, Job>()
/** How the last download of a pack failed. */
const failures = new Map<string, Phase>()

async function statusOf(pack: string): Promise<Status> {
  const { version, bytes } = manifest.packs[pack] ?? { version: '', bytes: 0 }
  const job = jobs.get(pack)
  const cached = await cachedPack(pack)
  const atRest = async (): Promise<Phase> => {
    if (cached?.version === version) return 'cached'
    const failure = failures.get(pack)
    if (failure) return failure
    if (await isBegun(version).catch(() => false)) return 'broken'
    return cached ? 'older' : 'none'
  }
  return {
    pack,
    phase: job ? 'loading' : await atRest(),
    share: job?.share ?? 0,
    bytes,
    date: cached?.date,
  }
}

/** Sends every page the status of every pack. */
export async function broadcastStatus(): Promise<void> {
  const message: FromWorker = { offline: await Promise.all(Object.keys(manifest.packs).map(statusOf)) }
  for (const client of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage(message)
}

/** Fetches a bundle and caches its files. An empty entry for the bundle itself marks that all of them are cached. */
async function fetchBundle(path: string, cache: Cache, signal: AbortSignal): Promise<void> {
  const response = await fetch(addressOf(path), { signal, cache: 'no-cache', priority: 'low' })
  if (!response.ok) throw new RangeError(`${response.status} ${response.url}`)
  const bundle: Bundle = await response.json()
  await Promise.all(
    unbundle(bundle).map(([file, text]) =>
      cache.put(addressOf(file), new Response(text, { headers: { 'content-type': typeOf(file) } })),
    ),
  )
  signal.throwIfAborted()
  await cache.put(addressOf(path), new Response())
}

const failureOf = async (error: unknown): Promise<Phase> => {
  if (error instanceof Error && error.name === 'QuotaExceededError') return 'full'
  return await caches.keys().then(
    () => 'broken',
    // A browser that refuses storage refuses all of it.
    () => 'refused',
  )
}

/**
 * Downloads the current version of a pack into a cache of its own; an older version answers until it is complete.
 * After an interruption only missing files are fetched.
 */
export async function download(pack: string): Promise<void> {
  const wanted = manifest.packs[pack]
  if (!wanted || jobs.has(pack)) return
  const { version, bundles } = wanted
  const job: Job = { stop: new AbortController(), share: 0 }
  // Set before the first pause: two pages may ask at the same time.
  jobs.set(pack, job)
  try {
    if ((await cachedPack(pack))?.version === version) return
    failures.delete(pack)
    const cache = await openVersion(version)
    for (const [index, path] of bundles.entries()) {
      job.share = index / bundles.length
      await broadcastStatus()
      if (!(await cache.match(addressOf(path)))) await fetchBundle(path, cache, job.stop.signal)
    }
    await complete(cache)
  } catch (error) {
    const failure = job.stop.signal.aborted ? undefined : await failureOf(error)
    if (failure) failures.set(pack, failure)
    // A download that exceeds the quota or was cancelled frees its space.
    if (failure !== 'broken') await deleteVersion(version).catch(() => false)
  } finally {
    jobs.delete(pack)
  }
  await broadcastStatus()
}

/** Cancels the download of a pack and deletes its files; an older version stays. */
export async function cancel(pack: string): Promise<void> {
  failures.delete(pack)
  const job = jobs.get(pack)
  // An aborted job cleans up by itself.
  if (job) return job.stop.abort()
  const { version = '' } = manifest.packs[pack] ?? {}
  if ((await cachedPack(pack))?.version !== version) await deleteVersion(version)
  await broadcastStatus()
}

/** Deletes a pack. */
export async function remove(pack: string): Promise<void> {
  await cancel(pack)
  for (let cached = await cachedPack(pack); cached; cached = await cachedPack(pack)) await deleteVersion(cached.version)
  await broadcastStatus()
}
