import type { Edition } from '@rulestone/core'
import type { Index } from './open-index.ts'

/** Each index for readers of other editions; what is prepared for one is kept. */
const known = new WeakMap<Index, Map<Edition, Index>>()

const change = (index: Index, edition: Edition): Index => ({
  ...index,
  edition,
  names: [...index.names, ...index.titlesWithoutYear.filter(({ item }) => index.items[item]?.edition === edition)],
})

/** An index for a reader of an edition, whose rules rank first. */
export function inEdition(index: Index, edition: Edition): Index {
  if (index.edition === edition) return index
  const others = known.get(index) ?? new Map<Edition, Index>()
  known.set(index, others)
  const made = others.get(edition) ?? change(index, edition)
  others.set(edition, made)
  return made
}
