import { VERSION_HEADER } from './version.ts'

/** The version of the language that the page was built with. */
export const pageVersion = (): string => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''

/**
 * Fetches data for the page, of the same version if the browser has that offline.
 *
 * @throws Error if it cannot be fetched
 */
export async function fetchData(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, { cache, headers: { [VERSION_HEADER]: pageVersion() } })
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return response
}

/** Fetches and parses JSON. */
export const fetchJson = async <Data>(address: string): Promise<Data> => await (await fetchData(address)).json()
