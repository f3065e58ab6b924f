import { askOnce } from '../../shared/ask-once.ts'
import { fetchJson } from '../../shared/fetch-data.ts'
import type { Previews } from '../preview.ts'

/** The previews of a language, fetched once. */
export const previewsAt = askOnce(fetchJson<Previews>)
