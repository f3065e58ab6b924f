import type { Stamp } from '../stamp.ts'
import { addressOf, openStore, worker } from './place.ts'

/** What each open page came from, by the id of its client; also stored, since the worker may be put to sleep. */
const known = new Map<string, Promise<Stamp | undefined>>()

const addressOfReader = (id: string): string => addressOf(`packs/readers/${id}`)

async function read(id: string): Promise<Stamp | undefined> {
  try {
    return await (await (await openStore('readers')).match(addressOfReader(id)))?.json()
  } catch {
    return undefined
  }
}

/** What the page of a client came from; nothing for a page that the worker did not see come. */
export function stampOf(id: string): Promise<Stamp | undefined> {
  const found = known.get(id) ?? read(id)
  known.set(id, found)
  return found
}

/** Notes what a page comes from. */
export async function noteReader(id: string, stamp: Promise<Stamp | undefined>): Promise<void> {
  if (id === '') return
  known.set(id, stamp)
  const found = await stamp
  if (!found) return
  // Refused or full: the memory of the worker must do.
  await openStore('readers')
    .then((store) => store.put(addressOfReader(id), Response.json(found)))
    .catch(() => undefined)
}

/** What all open pages came from; the pages that were closed are forgotten. */
export async function openStamps(): Promise<Stamp[]> {
  const ids = (await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })).map(({ id }) => id)
  const addresses = new Set(ids.map((id) => new URL(addressOfReader(id), location.origin).href))
  const store = await openStore('readers')
  for (const request of await store.keys()) if (!addresses.has(request.url)) await store.delete(request)
  return (await Promise.all(ids.map(stampOf))).filter((stamp) => stamp !== undefined)
}
