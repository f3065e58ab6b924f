import { needed, tidied } from '../keeping.ts'
import { deleteChunks } from './chunks.ts'
import { change } from './keeping-store.ts'
import { build, storeName } from './place.ts'
import { openStamps } from './readers.ts'
import { deleteVisited } from './visited.ts'

const FIRST = storeName('first-')

/** Gives back the room of versions that no page needs any more. Where storage is refused there is none to give back. */
export async function tidy(): Promise<void> {
  try {
    const stamps = await openStamps()
    const open = new Set(stamps.map(({ version }) => version))
    await deleteChunks(needed(await change((before) => tidied(before, open))))
    await deleteVisited(new Set(stamps.map(({ build: of }) => of)))
    for (const name of await caches.keys()) {
      if (name.startsWith(FIRST) && name !== storeName(`first-${build.version}`)) await caches.delete(name)
    }
  } catch {
    // The next time will do.
  }
}
