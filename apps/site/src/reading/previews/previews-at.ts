import { cacheRequests } from '../../shared/cache-requests.ts'
import { fetchJson } from '../../shared/fetch-data.ts'
import type { Previews } from '../preview.ts'

/** The previews of a language, fetched once. */
export const previewsAt = cacheRequests(fetchJson<Previews>)
