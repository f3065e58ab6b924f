import type { CheckContext } from '../checks/framework/check.ts'
import type { SourceEntry } from '../corpus/source-entry.ts'
import { SOURCE_LOCALE } from '../language/locale.ts'
import { translatedUnits } from './translated-segment.ts'

/** The keys of what in a translation is older than the English: blocks, `title`, `summary`. */
export function staleUnits(translated: SourceEntry, context: CheckContext): string[] {
  const english = context.groups.get(translated.id)?.[SOURCE_LOCALE]
  const staleness = context.staleness.get(translated)
  if (!english || staleness?.state !== 'stale') return []
  const confirmed = context.confirmed.get(translated.locale)?.records.get(translated.id)
  const unitOf = translatedUnits({ english, translated }, confirmed?.units.length ?? 0)
  const units = staleness.changes?.flatMap((change) => unitOf(change) ?? []) ?? translated.units
  return [...new Set(units.map(({ block, key }) => block ?? key))]
}
