import { remember, remembered } from '../shared/storage.ts'

const KEY = 'searches'
const MOST = 5

/** The queries whose results a reader opened last, the latest first. */
export function recentSearches(): readonly string[] {
  return (remembered(KEY) ?? '').split('\n').filter(Boolean).slice(0, MOST)
}

/** Adds a query to the recent ones, in this browser only. */
export function addRecentSearch(typed: string): void {
  const query = typed.trim().replace(/\s+/gu, ' ')
  if (query === '') return
  remember(KEY, [query, ...recentSearches().filter((one) => one !== query)].slice(0, MOST).join('\n'))
}

/** Forgets all recent queries. */
export const forgetSearches = (): unknown => remember(KEY, undefined)
