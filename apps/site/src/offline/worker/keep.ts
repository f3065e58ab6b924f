import { chunksOf, forget, type Pack, packOf, switchTo, unwant, want } from '../keeping.ts'
import { type Parcel, packPath } from '../parcel.ts'
import type { Phase, Status, Told } from '../talk.ts'
import { fetchChunk, isStored } from './chunks.ts'
import { change, keeping } from './keeping-store.ts'
import { addressOf, build, worker } from './place.ts'
import { tidy } from './tidy.ts'

/** What is under way for a language. */
interface Job {
  readonly stop: AbortController
  share: number
}

const jobs = new Map<string, Job>()
/** Why the last attempt at a language came to nothing. */
const troubles = new Map<string, Phase>()

async function statusOf(locale: string): Promise<Status> {
  const offer = build.languages[locale]
  const now = await keeping()
  const pack = packOf(now, locale)
  const job = jobs.get(locale)
  const isNewest = pack !== undefined && pack.version === offer?.version
  const rest: Phase = pack ? 'older' : 'none'
  const phase: Phase = job
    ? 'loading'
    : isNewest
      ? 'kept'
      : (troubles.get(locale) ?? (now.wanted[locale] ? 'broken' : rest))
  const bytes = (offer?.bytes ?? 0) + build.shell.bytes
  return { locale, phase, share: job?.share ?? 0, bytes, date: pack?.date }
}

/** Tells every page how it stands. */
export async function tell(): Promise<void> {
  const told: Told = { offline: await Promise.all(Object.keys(build.languages).map(statusOf)) }
  for (const client of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    client.postMessage(told)
  }
}

async function parcelOf(version: string): Promise<Parcel> {
  const response = await fetch(addressOf(packPath(version)))
  if (!response.ok) throw new RangeError(`${response.status} ${response.url}`)
  return response.json()
}

/** Whether there is room for so many bytes, as far as the browser says. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate()) ?? {}
  return quota === undefined || usage === undefined || quota - usage > bytes
}

class NoRoom extends Error {}

async function fetchPack(pack: Pack, job: Job): Promise<void> {
  const chunks = chunksOf(pack)
  const whole = chunks.reduce((sum, { size }) => sum + size, 0)
  const missing = []
  for (const chunk of chunks) if (!(await isStored(chunk.name))) missing.push(chunk)
  let left = missing.reduce((sum, { size }) => sum + size, 0)
  if (!(await hasRoom(left))) throw new NoRoom()
  for (const { name, size } of missing) {
    job.share = 1 - left / whole
    await tell()
    await fetchChunk(name, job.stop.signal)
    job.stop.signal.throwIfAborted()
    left -= size
  }
}

const isRoomGone = (error: unknown): boolean =>
  error instanceof NoRoom || (error instanceof Error && error.name === 'QuotaExceededError')

/** What is to be said of a failure. A browser that refuses storage refuses it for everything. */
async function troubleOf(error: unknown): Promise<Phase> {
  if (isRoomGone(error)) return 'full'
  const isRefused = await caches.keys().then(
    () => false,
    () => true,
  )
  return isRefused ? 'refused' : 'broken'
}

/** Keeps the newest version of a language, beside the one that is kept until it is whole. What is there already stays. */
export async function keep(locale: string): Promise<void> {
  const offer = build.languages[locale]
  if (!offer || jobs.has(locale)) return
  if (packOf(await keeping(), locale)?.version === offer.version) return
  const job: Job = { stop: new AbortController(), share: 0 }
  jobs.set(locale, job)
  troubles.delete(locale)
  try {
    await tell()
    const [pages, shell] = await Promise.all([parcelOf(offer.version), parcelOf(build.shell.version)])
    const { version, date } = build
    const pack: Pack = { locale, version: offer.version, build: version, date, pages, shell }
    await change((before) => want(before, pack))
    await fetchPack(pack, job)
    await change((before) => switchTo(before, pack))
  } catch (error) {
    const isStopped = job.stop.signal.aborted
    const trouble = isStopped ? undefined : await troubleOf(error)
    if (trouble) troubles.set(locale, trouble)
    // What came of a version for which there is no room, or which nobody wants, gives its room back.
    if (trouble !== 'broken') await change((before) => unwant(before, locale)).catch(() => undefined)
  }
  jobs.delete(locale)
  await tidy()
  await tell()
}

/** Stops fetching a language; what was kept of it before stays. */
export async function cancel(locale: string): Promise<void> {
  troubles.delete(locale)
  const job = jobs.get(locale)
  if (job) job.stop.abort()
  else await change((before) => unwant(before, locale))
  await tidy()
  await tell()
}

/** Forgets a language. */
export async function remove(locale: string): Promise<void> {
  jobs.get(locale)?.stop.abort()
  troubles.delete(locale)
  await change((before) => forget(before, locale))
  await tidy()
  await tell()
}
