import type { Corpus, SourceEntry } from '../corpus/index.ts'
import { SOURCE_LOCALE } from '../language/index.ts'
import { stalenessIn } from './staleness.ts'
import { translatedUnits } from './translated-segment.ts'

/** The keys of what in a translation is older than the English: blocks, `title`, `summary`. */
export function staleUnits(translated: SourceEntry, corpus: Corpus): string[] {
  const english = corpus.groups.get(translated.id)?.[SOURCE_LOCALE]
  const staleness = stalenessIn(corpus).get(translated)
  if (!english || staleness?.state !== 'stale') return []
  const confirmed = corpus.confirmed.get(translated.locale)?.records.get(translated.id)
  const unitOf = translatedUnits({ english, translated }, confirmed?.units.length ?? 0)
  const units = staleness.changes?.flatMap((change) => unitOf(change) ?? []) ?? translated.units
  return [...new Set(units.map(({ block, key }) => block ?? key))]
}
