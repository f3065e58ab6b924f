import { type Keeping, NOTHING } from '../keeping.ts'
import { addressOf, openStore, storeName } from './place.ts'

const ADDRESS = addressOf('packs/keeping')

let known: Promise<Keeping> | undefined

async function read(): Promise<Keeping> {
  try {
    const response = await (await openStore('keeping')).match(ADDRESS)
    return response ? { ...NOTHING, ...(await response.json()) } : NOTHING
  } catch {
    // Refused or damaged: nothing is kept as far as anyone can tell, and what is still there will be found again.
    return NOTHING
  }
}

/** What is kept. */
export function keeping(): Promise<Keeping> {
  known ??= read()
  return known
}

/**
 * Changes what is kept; changes come one after the other, over all workers of the site.
 *
 * @throws when the browser cannot write it; what was kept stays
 */
export const change = (by: (before: Keeping) => Keeping): Promise<Keeping> =>
  navigator.locks.request(storeName('keeping'), async () => {
    const after = by(await read())
    await (await openStore('keeping')).put(ADDRESS, Response.json(after))
    known = Promise.resolve(after)
    return after
  })
