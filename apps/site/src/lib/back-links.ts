import type { Entry } from '@rulestone/text'

const TARGET = /data-rule="([^"]+)"/gu

/** The ids of rules and headings that an entry links to, each once. */
export function linkTargets({ blocks }: Entry): ReadonlySet<string> {
  const targets = new Set<string>()
  for (const block of blocks) {
    if (block.kind === 'calculator') continue
    for (const [, target] of block.html.matchAll(TARGET)) if (target !== undefined) targets.add(target)
  }
  return targets
}

/**
 * The entries that link to a rule or to a heading inside it, in their given order; not the rule itself.
 *
 * @param entries all entries of one language
 */
export function linkedFrom(rule: Entry, entries: readonly Entry[]): Entry[] {
  const places = [rule.id, ...rule.headings.map(({ id }) => id)]
  return entries.filter((entry) => {
    const targets = linkTargets(entry)
    return entry.id !== rule.id && places.some((place) => targets.has(place))
  })
}
