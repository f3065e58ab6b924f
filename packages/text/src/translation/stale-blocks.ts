import type { Corpus, SourceEntry } from '../corpus/index.ts'
import { SOURCE_LOCALE } from '../language/index.ts'
import { stalenessIn } from './staleness.ts'
import { translatedSegments } from './translated-segment.ts'

/** The keys of the stale blocks of a translation, and `title` and `summary` if they are stale. */
export function staleBlocks(translated: SourceEntry, corpus: Corpus): string[] {
  const english = corpus.groups.get(translated.id)?.[SOURCE_LOCALE]
  const staleness = stalenessIn(corpus).get(translated)
  if (!english || staleness?.state !== 'stale') return []
  const confirmed = corpus.confirmed.get(translated.locale)?.records.get(translated.id)
  const segmentOf = translatedSegments({ english, translated }, confirmed?.segments.length ?? 0)
  const segments = staleness.changes?.flatMap((change) => segmentOf(change) ?? []) ?? translated.segments
  return [...new Set(segments.map(({ block, key }) => block ?? key))]
}
