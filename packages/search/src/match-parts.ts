import type { Index } from './open-index.ts'
import type { Query } from './query.ts'
import { BestMatches, type NameMatch, SCORES } from './ranking.ts'

/** How much less a part counts that is named with its rule than one that is named alone. */
const TOGETHER = 50

/** What is left of a query without a name at its end or beginning; nothing where the name stands within a word. */
function rest({ text, isDense, isLatin }: Query, name: string): string[] {
  const gap = isLatin || !(isDense || /[ก-๎]/u.test(text)) ? ' ' : ''
  return [
    ...(text.endsWith(gap + name) ? [text.slice(0, -(gap + name).length)] : []),
    ...(text.startsWith(name + gap) ? [text.slice((name + gap).length)] : []),
  ]
}

/** The headings and terms that a query names together with the rule they stand in: size large, 大型体型. */
export function matchParts(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  for (const name of index.names) {
    const item = index.items[name.item]
    if (!item || item.sort === 'entry' || name.sound) continue
    for (const rule of rest(query, name.text)) {
      if (index.names.some((one) => one.item === item.entry && one.text === rule && !one.sound))
        best.add(name.item, name, SCORES.exact - TOGETHER)
    }
  }
  return best.sorted()
}
