import type { Entry } from '@rulestone/text'
import { visit } from 'unist-util-visit'

/** The ids of rules and headings that an entry, or some of its blocks, link to, each once. */
export function linkTargets({ blocks }: Pick<Entry, 'blocks'>): ReadonlySet<string> {
  const targets = new Set<string>()
  for (const block of blocks) {
    if (block.kind === 'calculator') continue
    visit(block.tree, 'element', ({ properties: { dataRule } }) => {
      if (typeof dataRule === 'string') targets.add(dataRule)
    })
  }
  return targets
}

/** The entries that link to each rule and heading. */
export interface BackLinks {
  readonly entries: readonly Entry[]
  /** the indexes of the entries in the list, ascending, by the id that they link to */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/**
 * Reads the links of all entries at once.
 *
 * @param entries all entries of one language
 */
export function backLinks(entries: readonly Entry[]): BackLinks {
  const places = new Map<string, number[]>()
  for (const [index, entry] of entries.entries()) {
    for (const target of linkTargets(entry)) {
      const known = places.get(target)
      if (known) known.push(index)
      else places.set(target, [index])
    }
  }
  return { entries, places }
}

/** The entries that link to a rule or to a heading inside it, in the given order; without the rule itself. */
export function linkedFrom(rule: Entry, { entries, places }: BackLinks): Entry[] {
  const ids = [rule.id, ...rule.headings.map(({ id }) => id)]
  const linking = new Set(ids.flatMap((id) => places.get(id) ?? []))
  return Array.from(linking)
    .sort((a, b) => a - b)
    .flatMap((index) => entries[index] ?? [])
    .filter(({ id }) => id !== rule.id)
}
