import { useEffect, useState } from 'preact/hooks'
import { cacheRequests } from '../shared/cache-requests.ts'
import { fetchJson } from '../shared/fetch-data.ts'

const load = cacheRequests((address: string) => fetchJson<unknown>(address))

/**
 * The items of a file in the language of the page; undefined until they are loaded, `failed` without a connection.
 *
 * @param file its URL; without a path, it is beside the page
 * @param isWanted whether to load it
 */
export function useFightData<Item>(file: string, isWanted = true): readonly Item[] | 'failed' | undefined {
  const [items, setItems] = useState<readonly Item[] | 'failed'>()
  useEffect(() => {
    if (!isWanted) return
    load(new URL(file, location.origin + location.pathname).href).then(
      (loaded) => setItems(loaded as readonly Item[]),
      () => setItems('failed'),
    )
  }, [file, isWanted])
  return items
}
