import type { ByLocale, Library } from '@rulestone/text'
import type { PlacedFinding } from './placed-findings.ts'
import type { TranslationState } from './translation-state.ts'

/** What pages show of a content folder. */
export interface Content {
  readonly library: Library
  /** how far each language is */
  readonly translation: ByLocale<TranslationState>
  /** what is wrong with each file, for those who write it; none where the site is built */
  readonly findings: ReadonlyMap<string, readonly PlacedFinding[]>
}

/**
 * Where the content stands in memory. Astro loads the configuration, which reads it, and the pages, which show it, each
 * as modules of their own in one process; nothing has to be written down and read again between them.
 */
const PLACE = Symbol.for('rulestone.content')
const place: typeof globalThis & { [PLACE]?: Content } = globalThis

/** Keeps what was read last. */
export const keepContent = (content: Content): void => {
  place[PLACE] = content
}

/** @throws Error where nothing was read: a page was drawn before its content was loaded */
export function keptContent(): Content {
  const content = place[PLACE]
  if (!content)
    throw new Error('No content was read: src/content.config.ts has a loader that reads it before pages are drawn.')
  return content
}
