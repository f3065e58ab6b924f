import { base } from './base.ts'
import { cacheRequests } from './cache-requests.ts'
import { fetchJson } from './fetch-data.ts'
import { makeT, type Strings, type T, under } from './make-t.ts'

const stringsAt = cacheRequests(fetchJson<Strings>)

/**
 * Strings that a page needs only on demand, in the language of the page, fetched once.
 *
 * @throws Error if they cannot be fetched
 */
export async function fetchStrings(part: 'roll' | 'rolls' | 'tray' | 'offline' | 'edition' | 'errors'): Promise<T> {
  const tag = document.documentElement.lang
  const [locale] = tag.split('-')
  return under(makeT(tag, await stringsAt(`${base}/${locale}/words.json`)), `${part}.`)
}
