import { askOnce } from '../lib/ask-once.ts'
import type { Previews } from '../lib/preview.ts'
import { fetchJson } from './fetch-json.ts'

/** What the previews of a language say, fetched once. */
export const previewsAt = askOnce(fetchJson<Previews>)
