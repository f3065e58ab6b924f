import { askOnce } from '../../shared/ask-once.ts'
import { fetchJson } from '../../shared/fetch-data.ts'
import type { Previews } from '../preview.ts'

/** What the previews of a language say, fetched once. */
export const previewsAt = askOnce(fetchJson<Previews>)
