import { digest } from '../../shared/digest.ts'
import { type Packed, unpackFile } from '../chunk.ts'
import { chunkWith } from '../keeping.ts'
import { type Parcel, packPath } from '../parcel.ts'
import { addressOf, openStore } from './place.ts'

/** How many chunks stay open: those of the page that is read, and its scripts. */
const OPEN = 10

const addressOfChunk = (name: string): string => addressOf(packPath(name))
const opened = new Map<string, Promise<Packed | undefined>>()

/** A stored chunk; one that is damaged is thrown away. */
async function readStored(name: string): Promise<Packed | undefined> {
  const store = await openStore('chunks')
  const response = await store.match(addressOfChunk(name))
  if (!response) return undefined
  const text = await response.text().catch(() => '')
  if ((await digest(text)) === name) return JSON.parse(text)
  await store.delete(addressOfChunk(name))
  return undefined
}

function open(name: string): Promise<Packed | undefined> {
  const known = opened.get(name)
  const found = known ?? readStored(name).catch(() => undefined)
  opened.delete(name)
  opened.set(name, found)
  const [oldest] = opened.keys()
  if (opened.size > OPEN && oldest !== undefined) opened.delete(oldest)
  return found
}

/** Whether a chunk is stored and sound. It is read for that. */
export async function isStored(name: string): Promise<boolean> {
  opened.delete(name)
  return (await readStored(name).catch(() => undefined)) !== undefined
}

/**
 * Fetches a chunk and stores it, once it is what its name says.
 *
 * @throws TypeError without a connection, RangeError when something else came, QuotaExceededError without room
 */
export async function fetchChunk(name: string, signal?: AbortSignal): Promise<void> {
  for (const cache of ['default', 'reload'] as const) {
    const init: RequestInit = { cache, priority: 'low', ...(signal && { signal }) }
    const response = await fetch(addressOfChunk(name), init)
    const text = response.ok ? await response.text() : ''
    if ((await digest(text)) !== name) continue
    const headers = { 'content-type': 'application/json' }
    await (await openStore('chunks')).put(addressOfChunk(name), new Response(text, { headers }))
    opened.delete(name)
    return
  }
  throw new RangeError(`name is "${name}", and what came is something else. Tip: the site has a newer build.`)
}

/** Throws away all chunks but these. */
export async function deleteChunks(needed: ReadonlySet<string>): Promise<void> {
  const kept = new Set(Array.from(needed, (name) => new URL(addressOfChunk(name), location.origin).href))
  const store = await openStore('chunks')
  for (const request of await store.keys()) if (!kept.has(request.url)) await store.delete(request)
}

/** A file of a kept parcel; a damaged chunk is fetched again. Nothing when that is not to be had. */
export async function readFile(parcel: Parcel, path: string): Promise<string | undefined> {
  const chunk = chunkWith(parcel, path)
  if (!chunk) return undefined
  let packed = await open(chunk.name)
  if (!packed) {
    await fetchChunk(chunk.name).catch(() => undefined)
    opened.delete(chunk.name)
    packed = await open(chunk.name)
  }
  if (packed) return unpackFile(packed, path)
  opened.delete(chunk.name)
  return undefined
}
