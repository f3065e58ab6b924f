import type { Index } from '../documents/index-types.ts'
import { maskOf } from '../documents/name-list.ts'
import type { Query } from '../query/query.ts'
import { namesOfParts } from './names-for.ts'
import { BestMatches, type NameMatch, SCORES } from './ranking.ts'

/** The penalty of a part that is named together with its rule. */
const TOGETHER = 50

/** The rest of a query without a name at its start or end; undefined if the name is inside a word. */
function rest({ text, isDense, isLatin }: Query, name: string): string[] {
  const gap = isLatin || !(isDense || /[ก-๎]/u.test(text)) ? ' ' : ''
  return [
    ...(text.endsWith(gap + name) ? [text.slice(0, -(gap + name).length)] : []),
    ...(text.startsWith(name + gap) ? [text.slice((name + gap).length)] : []),
  ]
}

/** The headings and terms that a query names together with their rule: size large, 大型体型. */
export function matchParts(index: Index, query: Query): NameMatch[] {
  const best = new BestMatches(index)
  const mask = maskOf(query.key)
  for (const name of namesOfParts(index)) {
    // The masks are compared first: most names have a character that the query lacks.
    if ((name.mask & ~mask) !== 0 || !query.key.includes(name.key)) continue
    const entry = index.items[name.item]?.entry
    for (const rule of rest(query, name.text)) {
      if (index.names.some((one) => one.item === entry && one.text === rule && !one.sound))
        best.add(name.item, name, SCORES.exact - TOGETHER)
    }
  }
  return best.sorted()
}
